import type { RangeSource } from '@quint/contract/roles/role-sources.ts';
import { statementsOf, type JobAnswer } from '@quint/psychometrics/job-statements.ts';
import { agreementOf } from '@quint/psychometrics/stakeholders.ts';
import type { TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import type { Trait, TraitRange } from '@quint/psychometrics/types.ts';
import type { TFunction } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Popover } from '#ui/popover.tsx';
import { NEW_RANGE } from '../form.ts';

interface RangeOriginProps {
  readonly trait: Trait;
  /** Undefined when the range was set by hand, or never. */
  readonly source: RangeSource | undefined;
  /** Used to tell whether a range without a source was ever set. */
  readonly range?: Pick<TraitRange, 'min' | 'max'>;
}

/** The four statements of a trait with their answers. */
function Answers({
  trait,
  answers,
}: {
  readonly trait: Trait;
  readonly answers: Extract<RangeSource, { kind: 'assistant' }>['answers'];
}) {
  const { t } = useTranslation('job-statements');
  const { t: ranges } = useTranslation('role-ranges');
  const boxOf = (answer: JobAnswer | undefined) => {
    if (answer === undefined) return ranges('origin.notAnswered');
    return answer === 'unsure' ? t('boxes.unsure') : t(`boxes.box${answer}`);
  };
  return (
    <>
      <p className="pb-2 text-third">{ranges('origin.stem')}</p>
      <ul className="flex flex-col gap-2">
        {statementsOf(trait).map(({ id }) => (
          <li key={id}>
            … {t(`statements.${id}`)}
            <br />
            <span className="font-semibold">{boxOf(answers[id])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The reason for this range in a template, and the name of the template. */
export function TemplateReason({
  trait,
  template,
}: {
  readonly trait: Trait;
  readonly template: TemplateKey;
}) {
  const { t } = useTranslation('role-templates');
  return (
    <>
      <p className="pb-1 text-third">{t(`${template}.name`)}</p>
      <p className="text-pretty">{t(`${template}.reasons.${trait}`)}</p>
    </>
  );
}

function Details({ trait, source }: { readonly trait: Trait; readonly source: RangeSource }): ReactNode {
  const { t } = useTranslation('role-ranges');
  const format = useFormat();
  if (source.kind === 'assistant') return <Answers trait={trait} answers={source.answers} />;
  if (source.kind === 'template') return <TemplateReason trait={trait} template={source.template} />;
  const word = t(`origin.${agreementOf(source.agreement)}`);
  return <p>{t('origin.agreement', { agreement: format.number(source.agreement, 2), word })}</p>;
}

function formatSource(source: RangeSource, t: TFunction<'role-ranges'>): string {
  switch (source.kind) {
    case 'assistant':
      return t('origin.answers', { count: Object.keys(source.answers).length });
    case 'stakeholders':
      return t('origin.raters', { count: source.raters });
    case 'template':
      return t('origin.template');
  }
}

/** The source of a trait's range; a press shows the answers or the agreement behind it. */
export function RangeOrigin({ trait, source, range }: RangeOriginProps) {
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  if (source === undefined) {
    const isUntouched = range?.min === NEW_RANGE.min && range.max === NEW_RANGE.max;
    return <span className="text-xs text-third">{t(isUntouched ? 'origin.untouched' : 'origin.hand')}</span>;
  }
  const title = t('origin.title', { ...traits.one(trait) });
  return (
    <Popover
      label={title}
      placement="bottom start"
      trigger={<Button className="link finger min-h-6 text-left text-xs">{formatSource(source, t)}</Button>}
    >
      <Suspense fallback={null}>
        <div className="text-sm">
          <p className="pb-2 font-semibold">{title}</p>
          <Details trait={trait} source={source} />
        </div>
      </Suspense>
    </Popover>
  );
}
