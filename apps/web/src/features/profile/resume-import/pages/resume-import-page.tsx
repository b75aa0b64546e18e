import { parseSkills } from '@quint/domain/profile/job-profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ownJobProfileQuery } from '#features/profile/job-profile/api.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { UploadCard } from '../components/upload-card.tsx';
import { WorkingCard } from '../components/working-card.tsx';
import { isEmpty, toDraft } from '../model/draft.ts';
import { useReading } from '../use-resume-upload.ts';

/** Imports that do not exist yet: the only action is a mail to support. */
function Teasers() {
  const { t } = useTranslation('resume');
  const support = usePublicSettings()?.supportEmail;
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-soft max-md:p-4">
      <h2 className="pb-2 font-semibold">{t('soon.title')}</h2>
      <ul className="flex flex-col divide-y divide-line-soft">
        {[t('soon.linkedIn'), t('soon.xing')].map((name) => (
          <li key={name} className="flex min-h-11 items-center gap-3 py-2 text-third">
            <Lock aria-hidden="true" className="size-4 shrink-0" />
            <span className="flex-1">{name}</span>
            <Badge>{t('soon.badge')}</Badge>
          </li>
        ))}
      </ul>
      {support !== undefined && (
        <a
          href={`mailto:${support}?subject=${encodeURIComponent(t('soon.subject'))}`}
          className="link mt-2 inline-flex min-h-11 items-center md:min-h-6"
        >
          {t('soon.ask')}
        </a>
      )}
    </section>
  );
}

const REASONS = ['too_large', 'took_too_long', 'broken'] as const;

interface FailedCardProps {
  readonly text: string;
  readonly reason: string | undefined;
}

/** The reason why a file was not read, above the field for another one. */
function FailedCard({ text, reason }: FailedCardProps) {
  const { t } = useTranslation('resume');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const knownReason = REASONS.find((each) => each === reason);
  return (
    <section role="alert" className="rounded-lg border border-danger bg-danger-soft p-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold text-danger outline-none"
      >
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('failed.title')}
      </h2>
      <p className="pt-1">{text}</p>
      {knownReason !== undefined && <p className="pt-1 text-second">{t(`failed.why.${knownReason}`)}</p>}
    </section>
  );
}

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
        crumbs={[
          { label: t('back'), link: { to: '/talent-profile/$talentId', params: { talentId } } },
          { label: t('title') },
        ]}
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
