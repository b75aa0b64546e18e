import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { reasonSentences } from '@quint/phrases/people/comparison/sentences.ts';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { BAND_BORDERS } from '#features/base/fit/components/fit-line.tsx';
import { ExcludedText } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { InviteAgain } from '#features/people/people/components/invite-again.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DoubtLine, DoubtMark } from '#ui/doubt.tsx';
import type { ComparedPerson } from '../model/comparison.ts';
import { isFaded, type Lift } from '../use-lift.ts';
import { useFormatPhrase } from '../use-format-phrase.ts';
import { PersonPending } from './person-pending.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PERSON_BAR, PersonShape } from './person-shape.tsx';

/** The fit on a line from 0 to 100, with the shape of the person as its point. */
function ColumnLine({ of }: { readonly of: ComparedPerson }) {
  const { fit, index } = of;
  if (fit === undefined || fit.score === null) return null;
  const { interval } = fit;
  return (
    <div aria-hidden="true" className="@container pt-1">
      <div className="relative h-4">
        <span className="shape-track absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-mute print:[print-color-adjust:exact]" />
        {BAND_BORDERS.map((border) => (
          <span
            key={border}
            className="shape absolute inset-y-0 w-px bg-control"
            style={{ left: `${border}%` }}
          />
        ))}
        {interval !== null && (
          <span
            className={cx(
              'shape absolute top-1/2 h-1 -translate-y-1/2 rounded-full print:[print-color-adjust:exact]',
              PERSON_BAR[index],
            )}
            style={{ left: `${interval.low}%`, width: `${interval.high - interval.low}%` }}
          />
        )}
        <span className="absolute top-1/2 -translate-1/2 leading-none" style={{ left: `${fit.score}%` }}>
          <PersonShape of={of} hasHalo />
        </span>
      </div>
      <div className="relative h-4 text-xs text-third tabular-nums max-md:not-print:hidden">
        <span className="absolute left-0 @max-3xs:hidden">0</span>
        {BAND_BORDERS.map((border) => (
          <span key={border} className="absolute -translate-x-1/2" style={{ left: `${border}%` }}>
            {border}
          </span>
        ))}
        <span className="absolute right-0 @max-3xs:hidden">100</span>
      </div>
    </div>
  );
}

function Numbers({ of, withRole }: { readonly of: ComparedPerson; readonly withRole: boolean }) {
  const { t } = useTranslation('comparison');
  const formatPhrase = useFormatPhrase();
  const { fit } = of;
  if (of.person.isExcluded && withRole) return <ExcludedText className="pt-2" />;
  if (fit === undefined) return null;
  if (fit.score === null) return <p className="pt-2 text-second">{t('noRequirement')}</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1.5">
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <span className="text-title leading-none font-bold tabular-nums md:text-number md:leading-none">
            {fit.score}
          </span>
          <span className="text-sm text-second max-md:not-print:hidden">
            {t('ofHundred', { band: t(`bands.${fit.band}`) })}
          </span>
          <span className="text-xs text-second md:hidden print:hidden">{t('ofHundredShort')}</span>
        </span>
        {fit.interval !== null && (
          <span className="text-sm text-third tabular-nums max-md:not-print:hidden">
            {t('interval', fit.interval)}
          </span>
        )}
      </p>
      <ColumnLine of={of} />
      {fit.interval !== null && (
        <p className="pt-1 text-xs text-second md:hidden print:hidden">
          {t('interval', fit.interval)} · {t(`bandsShort.${fit.band}`)}
        </p>
      )}
      <p className="pt-1 text-sm text-pretty text-second max-md:not-print:hidden">
        {reasonSentences(formatPhrase, of.rangeStatuses).map(({ text, isClear }) => (
          <span key={text} className={cx(isClear && 'font-semibold text-ink')}>
            {text}{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** For example "Product Owner +1". */
function shortRoles([first, ...others]: readonly string[], none: string): string {
  if (first === undefined) return none;
  return others.length === 0 ? first : `${first} +${others.length}`;
}

/** Pale marks and text that is still dark enough to read. */
const FADED_CLASS =
  'not-print:[&_*]:text-third! not-print:[&_.shape[style]]:opacity-45 not-print:[&_svg]:opacity-45';

interface PersonColumnProps {
  readonly of: ComparedPerson;
  readonly roleId: string | undefined;
  readonly roleNames: readonly string[];
  readonly lift: Lift;
  /** Undefined for readers who run nothing. */
  readonly onRemove: ((id: string) => void) | undefined;
}

/** One person: shape, name, status, roles, and the fit with its reasons. */
export function PersonColumn({ of, roleId, roleNames, lift, onRemove }: PersonColumnProps) {
  const { t } = useTranslation('comparison');
  const { t: matching } = useTranslation('matching');
  const format = useFormat();
  const isPhone = useIsMobile();
  const { id, name, index, person, score } = of;
  const trigger = (
    <Button kind="icon" size="sm" aria-label={t('menuOf', { name })}>
      <Ellipsis aria-hidden="true" className="size-4" />
    </Button>
  );
  return (
    <li
      className={cx(
        'row-span-3 grid min-w-0 grid-rows-subgrid content-start border-l border-line px-1.5 transition-opacity first:border-l-0 first:pl-0 last:pr-0 max-md:pb-1 md:px-6',
        isFaded(lift, index) && FADED_CLASS,
      )}
    >
      <div
        role="presentation"
        onMouseEnter={() => lift.hover([index])}
        onMouseLeave={lift.leave}
        className="contents"
      >
        <div className="flex min-w-0 items-center gap-1.5 md:gap-2.5">
          <PersonShape of={of} />
          {onRemove === undefined ? (
            <span className="min-w-0 text-md font-semibold wrap-anywhere" translate="no">
              {isPhone ? of.short : name}
            </span>
          ) : isPhone ? (
            <PersonMenu
              of={of}
              roleId={roleId}
              onRemove={onRemove}
              trigger={
                <AriaButton
                  aria-label={t('menuOf', { name })}
                  className="-my-2.5 min-h-11 min-w-11 truncate rounded-[4px] text-left font-semibold"
                >
                  {of.short}
                </AriaButton>
              }
            />
          ) : (
            <>
              <Link
                to="/talents/$talentId"
                params={{ talentId: id }}
                data-person={index + 1}
                onFocus={() => lift.hover([index])}
                onBlur={lift.leave}
                className="inline-flex min-h-6 min-w-0 items-center rounded-[4px] text-md font-semibold wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <span className="ml-auto print:hidden">
                <PersonMenu of={of} roleId={roleId} onRemove={onRemove} trigger={trigger} />
              </span>
            </>
          )}
        </div>
        {onRemove === undefined ? (
          <p />
        ) : (
          <p className="flex flex-wrap content-start items-center gap-x-2 gap-y-1 text-sm text-second md:pl-6.5">
            <Badge tone={person.status === 'APPLICANT' ? 'neutral' : 'lila'}>
              {matching(`status.${person.status}`)}
            </Badge>
            <span className="min-w-0 max-md:not-print:hidden">
              {roleNames.length === 0 ? t('noRoles') : format.list(roleNames)}
            </span>
            <span className="line-clamp-2 min-w-0 text-xs wrap-anywhere md:hidden print:hidden">
              {shortRoles(roleNames, t('noRoles'))}
            </span>
          </p>
        )}
        <div>
          {score === null ? <PersonPending of={of} /> : <Numbers of={of} withRole={roleId !== undefined} />}
          {isPhone && <DoubtMark quality={of.quality} className="pt-1 whitespace-normal!" />}
          {!isPhone && isDoubtful(of.quality) && (
            <div className="pt-2">
              <DoubtLine
                quality={of.quality}
                action={onRemove !== undefined && <InviteAgain person={person} roleId={roleId} />}
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
