import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useTranslation } from 'react-i18next';
import { useSpellNumber } from '#features/base/fit/components/fit-arithmetic.tsx';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';

/** What to ask a person about first; clear deviations are semibold. */
export function AskText({
  person,
  traitCount,
}: {
  readonly person: VacancyPerson;
  readonly traitCount: number;
}) {
  const { t } = useTranslation('vacancy');
  const traits = useTraitLabels();
  const spellNumber = useSpellNumber();
  const { t: people } = useTranslation('people');
  const { ask, decision } = person;
  const reason = decision?.reason ?? null;
  if (reason !== null) return people(`reject.reasons.${reason}`);
  if (ask === null) return null;
  if (ask.trait === null) return t('row.ask.inside', { count: traitCount, number: spellNumber(traitCount) });
  const names = traits.one(ask.trait);
  if (ask.kind === 'crosses') return t('row.ask.crosses', { ...names });
  if (ask.kind !== 'outside') return t('row.ask.border', { trait: names.trait });
  const side = ask.side === 'above' ? 'above' : 'below';
  const others =
    ask.others === 0 ? '' : ` ${t('row.ask.others', { count: ask.others, number: spellNumber(ask.others) })}`;
  return (
    <strong className="font-semibold text-ink">
      {t(`row.ask.${side}`, { trait: names.trait, steps: ask.steps })}
      {others}
    </strong>
  );
}

/** What happened last with a person: the decision, the interview, or the latest work on the survey. */
export function useWhereText(): (person: VacancyPerson) => string {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const formatDecision = ({ decision, answer }: VacancyPerson): string => {
    if (answer !== null) {
      const date = format.workspaceTime(answer.send_at, answer.is_sent ? 'dayMonthLong' : 'dateTime');
      return t(answer.is_sent ? 'row.told' : 'row.tells', { date });
    }
    if (decision === null) return '';
    const date = format.date(decision.date, 'dayMonthLong');
    return t(`row.${decision.kind}`, { date });
  };
  const formatInterview = ({ interview, interview_at: at }: VacancyPerson): string => {
    const names = format.list(interview.others_done);
    if (interview.is_own_done && interview.others_done.length > 0) return t('row.ratedByBoth', { names });
    if (interview.is_own_done) return t('row.ratedByYou');
    if (interview.others_done.length > 0) return t('row.ratedByOthers', { names });
    return at === null ? t('row.noDate') : t('row.interview', { date: format.workspaceTime(at) });
  };
  const formatProposals = (proposals: VacancyPerson['proposals']): string => {
    const open = proposals.filter(({ declined }) => declined === null);
    const namedProposals = open.length > 0 ? open : proposals;
    const [first] = namedProposals;
    const names = format.list(namedProposals.map(({ name }) => name));
    const isOwn = namedProposals.length === 1 && first?.is_reader === true;
    const sentence = isOwn
      ? t('row.proposedByYou')
      : t('row.proposed', { count: namedProposals.length, names });
    if (open.length > 0) return sentence;
    const by = first?.declined?.by ?? null;
    return `${sentence} · ${by === null ? t('row.declined') : t('row.declinedBy', { name: by })}`;
  };
  return (person) => {
    const { stage, survey, hold, proposals } = person;
    if (stage === 'decided') return formatDecision(person);
    if (stage === 'shortlist') return formatInterview(person);
    if (stage === 'finished') {
      if (hold !== null) {
        return hold.until === null
          ? t('row.heldOpened')
          : t('row.held', { date: format.date(hold.until, 'dateTime') });
      }
      if (proposals.length > 0) return formatProposals(proposals);
      const finishedAt = survey?.date_finished ?? null;
      return finishedAt === null ? '' : t('row.finished', { when: format.date(finishedAt, 'dayMonth') });
    }
    if (person.is_undeliverable) return t('row.undeliverable');
    if (survey === null) return t('row.notInvited');
    if (survey.status === 'CANCELED') return t('row.withdrawn');
    if (survey.status === 'SCHEDULED')
      return t('row.scheduled', { date: format.date(survey.send_at, 'dateTime') });
    if (survey.answered > 0) return t('row.working', { when: format.relative(survey.date_last_action) });
    if (survey.date_last_reminded !== null) {
      return t('row.reminded', { when: format.relative(survey.date_last_reminded) });
    }
    return t('row.mailed', { when: format.relative(survey.date_last_invited ?? survey.date_last_action) });
  };
}

/** How far an open survey is, in place of the band. */
export function useProgressText(): (person: VacancyPerson) => string {
  const { t } = useTranslation('vacancy');
  return ({ stage, survey, is_left_out_of_rankings: isExcluded }) => {
    if (stage !== 'invited' && stage !== 'opened') return isExcluded ? t('row.left') : '';
    if (survey === null) return '';
    if (survey.answered > 0) return t('row.answered', survey);
    return t(stage === 'opened' ? 'row.openedOnly' : 'row.notOpened');
  };
}
