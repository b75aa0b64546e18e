import { useTranslation } from 'react-i18next';
import { isAdmin } from '#lib/guard.ts';
import { showPanel } from '#lib/panels.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';

/** Insights a plan starts with: the full bar. */
const START_INSIGHTS: Readonly<Record<string, number>> = { basic: 3, flow: 25 };

/** The remaining talent insights; hidden in a paused workspace and for talents. */
export function InsightsCard() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const workspace = user.active_workspace;
  if (workspace === null || workspace.is_freezed || !isAdmin(user)) return null;
  const remainingInsights = workspace.custom_limits.talent_insights_budget;
  const full = Math.max(START_INSIGHTS[workspace.pack.name.toLowerCase()] ?? 0, remainingInsights, 1);
  return (
    <section className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface p-3 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t('insights.title')}</h2>
        <Badge tone="lila">{t('insights.left', { count: remainingInsights })}</Badge>
      </div>
      <Progress
        label={t('insights.title')}
        value={remainingInsights}
        max={full}
        valueText={t('insights.left', { count: remainingInsights })}
      />
      <Button kind="light" size="sm" wide onPress={() => showPanel('packages')}>
        {t('insights.refill')}
      </Button>
    </section>
  );
}
