import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { Clock, Eye, MousePointerClick, Sparkles, Target, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';
import { Fact } from '#ui/fact.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Handover } from './handover.tsx';
import { companyOf, variantOf, type Variant } from '../model/variant.ts';
import { StageHeading } from './stage-heading.tsx';

interface FaqProps {
  /** The company that may use the result for a decision; undefined without one. */
  readonly workspace: string | undefined;
}

/** Frequent questions before the survey. */
function Faq({ workspace }: FaqProps) {
  const { t } = useTranslation('survey');
  const questions = t('faq', { returnObjects: true });
  const decision = workspace === undefined ? [] : [t('faqDecision', { returnObjects: true, workspace })];
  return (
    <section aria-labelledby="survey-faq">
      <h2 id="survey-faq" className="pb-2 text-md font-semibold">
        {t('intro.faq')}
      </h2>
      <div className="border-t border-line">
        {[...questions, ...decision].map(({ question, answer }) => (
          <Disclosure key={question} label={question} look="line">
            <p className="max-w-[60ch] pb-4 text-pretty text-second">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

interface IntroProps {
  readonly session: SurveySession;
  readonly answeredCount: number;
  readonly minutes: number;
  readonly onStart: () => void;
  /** Takes the focus when the person returns to it. */
  readonly focus: boolean;
  /** The link is not open yet, so continuing on another device is not possible. */
  readonly isPreview?: boolean | undefined;
  /** Buttons for a person whose address was entered by others. */
  readonly declineActions?: ReactNode;
  /** The error of the last press. */
  readonly problem?: string | undefined;
}

/** The page before the first item: who asks, what is measured, who sees what, and how long it takes. */
export function Intro({ session, answeredCount, minutes, onStart, focus, ...preview }: IntroProps) {
  const { t } = useTranslation('survey');
  const { isPreview = false, declineActions, problem } = preview;
  const { total, hold } = session;
  const variant = variantOf(session);
  const workspace = companyOf(session);
  const isResumed = answeredCount > 0;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        {variant !== 'company' && (
          <p className="text-sm font-semibold text-lila-strong">{t(`variants.${variant}.eyebrow`)}</p>
        )}
        {variant === 'company' && workspace !== undefined && (
          <p className="text-sm font-semibold text-lila-strong">{t('intro.eyebrow', { workspace })}</p>
        )}
        <StageHeading focus={focus}>
          {session.first_name ? t('intro.hello', { name: session.first_name }) : t('intro.helloNobody')}
        </StageHeading>
        <p className="text-md text-pretty text-second">{t('intro.lead')}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact icon={<Sparkles aria-hidden="true" className="size-5" />} title={t('intro.what')}>
          {t('intro.whatText')}
        </Fact>
        <Fact icon={<Eye aria-hidden="true" className="size-5" />} title={t('intro.who')}>
          <WhoSees variant={variant} workspace={workspace} />
          {variant === 'company' && workspace !== undefined && hold !== undefined && (
            <span className="block pt-1 font-semibold text-ink">
              {t(`intro.held.${hold}`, { workspace })}
            </span>
          )}
        </Fact>
        <Purpose session={session} />
        <Fact icon={<UserCheck aria-hidden="true" className="size-5" />} title={t('intro.choice')}>
          {t('intro.choiceText')}
        </Fact>
        <Fact icon={<Clock aria-hidden="true" className="size-5" />} title={t('intro.long')}>
          {t('intro.longText', { count: total })}
        </Fact>
        <Fact icon={<MousePointerClick aria-hidden="true" className="size-5" />} title={t('intro.change')}>
          {t('intro.changeText')}
        </Fact>
      </ul>
      <p className="rounded-lg bg-lila-soft px-5 py-4 text-md font-semibold text-pretty">
        {t('intro.instruction')}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PlainButton kind="primary-lila" size="lg" onClick={onStart}>
          {isResumed ? t('intro.resume') : t('intro.start')}
        </PlainButton>
        {isResumed && (
          <p className="text-second">
            {minutes > 0
              ? t('intro.resumeNote', { answered: answeredCount, total, minutes })
              : t('intro.resumeDone')}
          </p>
        )}
        {declineActions}
        {!isPreview && (
          <span className="hidden md:pointer-fine:block">
            <Handover hasUnsent={false} />
          </span>
        )}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <Faq workspace={variant === 'company' ? workspace : undefined} />
    </div>
  );
}

/** The purpose of the survey; nothing when the company's purpose is unknown, as offline after an update. */
function Purpose({ session }: { readonly session: SurveySession }) {
  const { t } = useTranslation('survey');
  const { purpose, role } = session;
  const variant = variantOf(session);
  const workspace = companyOf(session);
  const formatPurpose = () => {
    if (variant !== 'company') return t(`variants.${variant}.purpose`);
    if (workspace === undefined || purpose === undefined || purpose === 'personal') return undefined;
    if (role === undefined || purpose === 'pool') return t(`intro.purposes.${purpose}`, { workspace });
    return t(`intro.roles.${purpose}`, { workspace, role });
  };
  const text = formatPurpose();
  if (text === undefined) return null;
  return (
    <Fact icon={<Target aria-hidden="true" className="size-5" />} title={t('intro.purpose')}>
      {text}
    </Fact>
  );
}

function WhoSees({
  variant,
  workspace,
}: {
  readonly variant: Variant;
  readonly workspace: string | undefined;
}) {
  const { t } = useTranslation('survey');
  if (variant !== 'company') return t(`variants.${variant}.who`, { workspace: workspace ?? '' });
  return workspace === undefined ? t('intro.whoTextNobody') : t('intro.whoText', { workspace });
}
