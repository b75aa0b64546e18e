import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/link.tsx';

/** Links from the job profile to the import; on a phone a button of full width. */
export function ResumeEntry({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('job-profile');
  return (
    <>
      <div className="mb-3 flex items-center gap-4 rounded-md bg-lila-soft px-4 py-3 max-md:hidden">
        <FileUp aria-hidden="true" className="size-5 shrink-0 text-lila-strong" />
        <p className="min-w-0 flex-1">
          <span className="block font-semibold">{t('resume.title')}</span>
          <span className="block text-sm text-second">{t('resume.text')}</span>
        </p>
        <ButtonLink to="/talent-profile/$talentId/resume" params={{ talentId }} kind="secondary">
          {t('resume.choose')}
        </ButtonLink>
      </div>
      <div className="pb-3 md:hidden">
        <ButtonLink
          to="/talent-profile/$talentId/resume"
          params={{ talentId }}
          kind="secondary"
          size="lg"
          wide
        >
          <FileUp aria-hidden="true" className="size-5 shrink-0" />
          {t('resume.wide')}
        </ButtonLink>
      </div>
    </>
  );
}
