import { parseSkills } from '@quint/domain/profile/job-profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ownJobProfileQuery } from '#features/profile/job-profile/api.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FailedCard } from '../components/failed-card.tsx';
import { Teasers } from '../components/teasers.tsx';
import { UploadCard } from '../components/upload-card.tsx';
import { WorkingCard } from '../components/working-card.tsx';
import { isEmpty, toDraft } from '../model/draft.ts';
import { useReading } from '../use-resume-upload.ts';

/** Loaded while a resume is parsed. */
const fetchPreview = async () => ({ default: (await import('../components/preview.tsx')).Preview });
const Preview = lazy(fetchPreview);

function NothingFound({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('resume');
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-soft">
      <h2 className="font-semibold">
        <output>{t('nothing.title')}</output>
      </h2>
      <p className="pt-1 pb-3 text-second">{t('nothing.text')}</p>
      <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="secondary">
        {t('nothing.enter')}
      </ButtonLink>
    </section>
  );
}

/** Imports the job profile from a resume: select a file, follow the progress, check the result, save it. */
export function ResumeImportPage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('resume');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { reading, read, stop } = useReading(() =>
    Promise.all([client.fetchQuery({ ...ownJobProfileQuery(talentId), staleTime: 0 }), fetchPreview()]),
  );
  const leave = () => void navigate({ to: '/talent-profile/$talentId', params: { talentId } });
  const isFound = reading.state === 'found' && !isEmpty(toDraft(reading.resume, ''));
  if (reading.state === 'found' && isFound) {
    const profile = client.getQueryData(ownJobProfileQuery(talentId).queryKey);
    return (
      <Suspense fallback={null}>
        <Preview
          talentId={talentId}
          resume={reading.resume}
          name={reading.name}
          savedSkills={parseSkills(profile?.job_preferences?.skills ?? '')?.length ?? 0}
          onDone={leave}
        />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('upload.lead')}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('back'), link: { to: '/talent-profile/$talentId', params: { talentId } } },
              { label: t('title') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        {reading.state === 'working' ? (
          <WorkingCard step={reading.step} onStop={stop} />
        ) : (
          <div className="flex min-w-0 flex-col gap-4">
            {reading.state === 'failed' && <FailedCard text={reading.text} reason={reading.reason} />}
            {reading.state === 'found' && <NothingFound talentId={talentId} />}
            <UploadCard problem={reading.state === 'waiting' ? reading.problem : undefined} onFile={read} />
          </div>
        )}
        <Teasers />
      </div>
    </>
  );
}
