import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button-style.ts';

interface NextCardProps {
  readonly of: 'offer' | 'profile';
  readonly href: string;
}

/** The next steps with a result. */
export function NextCard({ of, href }: NextCardProps) {
  const { t } = useTranslation('survey');
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-lila-soft p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-[280px]">
        <h2 className="text-md font-semibold">{t(`result.${of}.title`)}</h2>
        <p className="pt-1 text-pretty text-second">{t(`result.${of}.text`)}</p>
      </div>
      <a href={href} className={buttonClass({ kind: 'primary-lila' })}>
        {t(`result.${of}.button`)}
      </a>
    </section>
  );
}
