import { TextLink } from '#ui/link.tsx';
import type { GUIDE_STEPS } from '../model/steps.ts';
import { useGuideTexts } from '../use-guide.ts';
import { GUIDE_PICTURES } from './guide-pictures.ts';

interface GuideStepProps {
  readonly step: (typeof GUIDE_STEPS)[number];
  readonly number: number;
  /** The reader may open the page of the step. */
  readonly canOpen: boolean;
}

/** One step of the guide: purpose, actions, illustration. */
export function GuideStep({ step, number, canOpen }: GuideStepProps) {
  const { t } = useGuideTexts();
  const Picture = GUIDE_PICTURES[step.name];
  const actions = t(`steps.${step.name}.actions`, { returnObjects: true });
  return (
    <li id={step.name} className="border-t border-line pt-8 pb-10 first:border-t-0 first:pt-0">
      <article className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
        <div className="flex flex-col gap-3">
          <h3 className="flex items-center gap-3 text-lg font-semibold text-balance">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft text-base text-lila-strong tabular-nums"
            >
              {number}
            </span>
            {t(`steps.${step.name}.title`)}
          </h3>
          <p className="text-pretty text-second">{t(`steps.${step.name}.text`)}</p>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-pretty text-second marker:text-lila">
            {actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
          {canOpen && 'to' in step && <OpenLink step={step} />}
        </div>
        <Picture />
      </article>
    </li>
  );
}

type OpenStep = Extract<(typeof GUIDE_STEPS)[number], { to: string }>;

function OpenLink({ step }: { readonly step: OpenStep }) {
  const { t } = useGuideTexts();
  return (
    <p>
      <TextLink to={step.to}>{t(`steps.${step.name}.open`)}</TextLink>
    </p>
  );
}
