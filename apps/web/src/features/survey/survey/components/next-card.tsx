import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button-style.ts';

interface NextCardProps {
  readonly href: string;
  /** No company invited the person. */
  readonly isSelfServe: boolean;
}

/** The next step with a result. */
export function NextCard({ href, isSelfServe }: NextCardProps) {
  const { t } = useTranslation('survey');
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-lila-soft p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-[280px]">
        <h2 className="text-md font-semibold">{t('result.profile.title')}</h2>
        <p className="pt-1 text-pretty text-second">
          {t(isSelfServe ? 'result.profile.textSelfServe' : 'result.profile.text')}
        </p>
      </div>
      <a href={href} className={buttonClass({ kind: 'primary-lila' })}>
        {t('result.profile.button')}
      </a>
    </section>
  );
}
