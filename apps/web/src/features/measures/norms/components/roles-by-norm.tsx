import type { FairnessReport, FairnessRole, NormRatio } from '@quint/contract/measures/fairness.ts';
import type { GroupRatio } from '@quint/psychometrics/group-reach.ts';
import { useTranslation } from 'react-i18next';
import { useRatioTexts } from '#features/roles/roles/use-ratio-texts.ts';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { isWorksCouncil } from '#lib/guard.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';

const MOST_SHOWN = 5;

const toGroupRatio = ({ lower, higher, ratio }: NormRatio): GroupRatio => ({
  lower: { group: lower.group, ofHundred: lower.of_hundred },
  higher: { group: higher.group, ofHundred: higher.of_hundred },
  ratio,
});

function Ratio({ of, least }: { readonly of: NormRatio; readonly least: number }) {
  const { ratio, shares } = useRatioTexts()(toGroupRatio(of));
  return (
    <p className="text-sm tabular-nums">
      <span className={cx('block', of.ratio < least && 'font-semibold text-partial-text')}>{ratio}</span>
      <span className="text-second">{shares}</span>
    </p>
  );
}

function RoleLine({ role, least }: { readonly role: FairnessRole; readonly least: number }) {
  const { t } = useTranslation('fairness');
  const isCouncilMember = isWorksCouncil(useCurrentUser());
  return (
    <li className="grid gap-x-5 gap-y-1.5 border-b border-line-soft py-3 first:pt-0 last:border-b-0 last:pb-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]">
      <span className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
        <TextLink
          to={isCouncilMember ? '/works-council/roles/$roleId' : '/roles/$roleId'}
          params={{ roleId: role.id }}
          className="min-w-0 font-semibold break-words max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {role.name}
        </TextLink>
        {role.is_published && <Badge>{t('byNorm.published')}</Badge>}
      </span>
      <Ratio of={role.sex} least={least} />
      <Ratio of={role.age} least={least} />
    </li>
  );
}

/** The share of the norm groups that the ranges of each role admit, the lowest ratio first. */
export function RolesByNorm({ report }: { readonly report: FairnessReport }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const { by_norm: roles, least_ratio: least, most_roles: most } = report;
  const count = roles.filter(({ sex, age }) => Math.min(sex.ratio, age.ratio) < least).length;
  const params = { total: format.number(roles.length), least: format.decimals(least) };
  const [first, remainingRoles] = [roles.slice(0, MOST_SHOWN), roles.slice(MOST_SHOWN)];
  return (
    <section aria-labelledby="fairness-by-norm" className="flex flex-col gap-4">
      <div className="flex max-w-[80ch] flex-col gap-1 text-pretty text-second">
        <h2 id="fairness-by-norm" className="text-title font-semibold text-ink">
          {t('byNorm.title')}
        </h2>
        <p>{t('byNorm.lead')}</p>
      </div>
      <Card>
        {roles.length === 0 && <p className="text-second">{t('byNorm.none')}</p>}
        {roles.length > 0 && (
          <div className="flex flex-col gap-4">
            <p className="text-pretty">
              {count === 0 ? t('byNorm.fine', params) : t('byNorm.low', { ...params, count })}
              {roles.length >= most && ` ${t('byNorm.limit', { count: most })}`}
            </p>
            <ul aria-label={t('byNorm.list')}>
              {first.map((role) => (
                <RoleLine key={role.id} role={role} least={least} />
              ))}
            </ul>
            {remainingRoles.length > 0 && (
              <Disclosure
                label={t('byNorm.more', { count: remainingRoles.length })}
                labelOpen={t('byNorm.less')}
              >
                <ul className="pt-3">
                  {remainingRoles.map((role) => (
                    <RoleLine key={role.id} role={role} least={least} />
                  ))}
                </ul>
              </Disclosure>
            )}
          </div>
        )}
      </Card>
    </section>
  );
}
