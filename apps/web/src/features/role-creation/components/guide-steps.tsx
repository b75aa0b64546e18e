import { useTranslation } from 'react-i18next';

const STEPS = ['one', 'two', 'three', 'four', 'five'] as const;

/** The numbered steps of one way to create a role. */
export function GuideSteps({ guide }: { readonly guide: 'assistant' | 'stakeholders' }) {
  const { t } = useTranslation('role-creation');
  return (
    <ol className="flex flex-col gap-5">
      {STEPS.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft font-bold text-lila-strong tabular-nums"
          >
            {index + 1}
          </span>
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="font-semibold">{t(`${guide}.steps.${step}.title`)}</span>
            <span className="text-pretty text-second">{t(`${guide}.steps.${step}.text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
