import { FEEDBACK_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { OwnInsights } from '@quint/contract/measures/insights.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextArea } from '#ui/field.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { ownInsightsQuery } from '../api.ts';
import { InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { INSIGHT_STEPS, numberOf } from '../model/steps.ts';
import { RATINGS, useResultFeedback } from '../use-result-feedback.ts';

interface FormProps {
  readonly talentId: string;
  readonly resultId: string;
}

function FeedbackForm({ talentId, resultId, own }: FormProps & { readonly own: OwnInsights }) {
  const { t } = useTranslation('insights-feedback');
  const format = useFormat();
  const navigate = useNavigate();
  const { feedback: storedFeedback, has_earlier_feedback: hasEarlier } = own;
  const form = useResultFeedback({
    talentId,
    resultId,
    storedFeedback,
    onSaved: () => {
      notify({ text: t('thanks') });
      void navigate({ to: '/talent-profile/$talentId', params: { talentId } });
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {storedFeedback !== null && (
        <p className="text-second">{t('given', { date: format.date(storedFeedback.date_updated) })}</p>
      )}
      {storedFeedback === null && hasEarlier && <p className="text-second">{t('earlier')}</p>}
      <RadioGroup
        label={t('rating')}
        required
        look="cards"
        options={RATINGS.map((value) => ({ value, label: t(`ratings.${value}`) }))}
        {...form.rating}
      />
      <TextArea
        label={t('comment')}
        hint={t('hint')}
        rows={4}
        maxLength={FEEDBACK_MAX_CHARACTERS}
        {...form.comment}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <span className="mr-auto">
          <DraftLine draft={form.draft} />
        </span>
        <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="secondary">
          {t('skip')}
        </ButtonLink>
        <Button type="submit" kind="primary" isLoading={form.isSaving}>
          {t(storedFeedback === null ? 'send' : 'change')}
        </Button>
      </div>
      <LeaveForm leaveActions={form.leaving} />
    </form>
  );
}

function FetchedForm(props: FormProps) {
  const { t } = useTranslation('insights-feedback');
  const own = useQuery({ ...ownInsightsQuery(props.talentId), refetchOnWindowFocus: false });
  if (own.isPending) return <LinesSkeleton label={t('rating')} lines={6} />;
  if (own.data === undefined) {
    return <NotLoaded title={t('loadFailed')} onRetry={() => void own.refetch()} />;
  }
  return <FeedbackForm {...props} own={own.data} />;
}

/** Links to the previous pages. */
function SeenPages({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-feedback');
  const { t: common } = useTranslation('insights');
  return (
    <Card title={t('picture.title')}>
      <ol className="grid gap-2 sm:grid-cols-2">
        {INSIGHT_STEPS.filter((step) => step !== 'feedback').map((step) => (
          <li key={step} className="grid">
            <Link
              to={`/talent-profile/$talentId/insights/${step}`}
              params={{ talentId }}
              className="flex min-h-14 items-center gap-3 rounded-md border border-line px-3.5 py-2.5 font-medium transition-colors hover:border-control hover:bg-mute"
            >
              <span
                aria-hidden="true"
                className="shape grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft text-xs font-bold text-lila-strong tabular-nums"
              >
                {numberOf(step)}
              </span>
              {common(`short.${step}`)}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The rating of the pages by the person; saving and skipping lead to the profile. */
export function FeedbackPage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-feedback');
  return (
    <InsightFrame talentId={talentId} step="feedback">
      {(_result, resultId) => (
        <InsightHeader
          step="feedback"
          headline={t('headline')}
          lead={t('lead')}
          picture={<SeenPages talentId={talentId} />}
        >
          <Card>
            <FetchedForm talentId={talentId} resultId={resultId} />
          </Card>
        </InsightHeader>
      )}
    </InsightFrame>
  );
}
