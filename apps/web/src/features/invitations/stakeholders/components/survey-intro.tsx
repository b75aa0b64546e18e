import type { RoleSurvey } from '@quint/contract/roles/stakeholders.ts';
import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import { AtSign, Briefcase, Clock, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StageHeading } from '#features/survey/survey/components/stage-heading.tsx';
import { Fact } from '#ui/fact.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

const TEXTS = ['purpose', 'description', 'accountabilities', 'value_creation'] as const;

interface SurveyIntroProps {
  readonly survey: RoleSurvey;
  readonly answeredCount: number;
  readonly onStart: () => void;
  /** Takes the focus when the person returns to it. */
  readonly focus: boolean;
}

/** The page before the first statement: who asks, about which role, how long it takes, and who sees what. */
export function SurveyIntro({ survey, answeredCount, onStart, focus }: SurveyIntroProps) {
  const { t } = useTranslation('role-survey');
  const workspace = survey.workspace ?? '';
  const total = JOB_STATEMENTS.length;
  const name = survey.asked_by;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold text-lila-strong">{t('intro.eyebrow', { workspace })}</p>
        <StageHeading focus={focus}>{t('intro.title', { role: survey.role?.name ?? '' })}</StageHeading>
        <p className="text-md text-pretty text-second">
          {name === null ? t('intro.leadNobody') : t('intro.lead', { name })}
        </p>
      </div>
      <AboutRole role={survey.role} />
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact icon={<Clock aria-hidden="true" className="size-5" />} title={t('intro.time')}>
          {t('intro.timeText')}
        </Fact>
        <Fact icon={<Briefcase aria-hidden="true" className="size-5" />} title={t('intro.work')}>
          {t('intro.workText')}
        </Fact>
        <Fact icon={<Eye aria-hidden="true" className="size-5" />} title={t('intro.who')}>
          {t('intro.whoText', { workspace })}
        </Fact>
        <Fact icon={<AtSign aria-hidden="true" className="size-5" />} title={t('intro.kept')}>
          {t('intro.keptText')}
        </Fact>
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PlainButton kind="primary-lila" size="lg" onClick={onStart}>
          {t(answeredCount > 0 ? 'intro.resume' : 'intro.start')}
        </PlainButton>
        {answeredCount > 0 && (
          <p className="text-second">
            {answeredCount < total
              ? t('intro.resumeNote', { answered: answeredCount, total })
              : t('intro.resumeDone')}
          </p>
        )}
      </div>
    </div>
  );
}

type ShortenedTexts = NonNullable<RoleSurvey['role']>['shortened'];

/** Says that a text was shortened. */
function ShortenedHint({ by }: { readonly by: ShortenedTexts[keyof ShortenedTexts] }) {
  const { t } = useTranslation('role-survey');
  return by === undefined ? null : <span className="font-normal text-third"> · {t(`shortened.${by}`)}</span>;
}

/** The texts of the role, if it has any. */
function AboutRole({ role }: { readonly role: RoleSurvey['role'] }) {
  const { t } = useTranslation('role-survey');
  const texts = TEXTS.filter((text) => (role?.[text] ?? '') !== '');
  const [first, ...others] = texts;
  if (role === null || first === undefined) return null;
  const show = (text: (typeof TEXTS)[number]) => (
    <div key={text}>
      <dt className="text-sm font-semibold">
        {t(`intro.${text}`)}
        <ShortenedHint by={text === 'value_creation' ? undefined : role.shortened[text]} />
      </dt>
      <dd className="pt-0.5 text-pretty whitespace-pre-line text-second wrap-anywhere">{role[text]}</dd>
    </div>
  );
  return (
    <section aria-label={t('intro.about')} className="rounded-lg border border-line px-5 py-4">
      <dl>{show(first)}</dl>
      {others.length > 0 && (
        <div className="pt-3">
          <Disclosure label={t('intro.more')}>
            <dl className="flex flex-col gap-3 pt-2">{others.map(show)}</dl>
          </Disclosure>
        </div>
      )}
    </section>
  );
}
