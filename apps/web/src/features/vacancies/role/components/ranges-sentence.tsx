import { isInformative } from '@quint/psychometrics/reach.ts';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { HowSureButton, HowSurePanel } from '#features/base/fit/components/how-sure.tsx';
import { isBroad } from '../model/narrowing.ts';
import type { RoleReach } from '../use-reach.ts';
import { GroupRatios } from './group-ratios.tsx';

interface RangesSentenceProps {
  readonly reach: RoleReach;
  /** The number of finished people with a doubtful result. */
  readonly doubtful: number;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** What the numbers of the sentence mean and where they come from. */
function Sure({ reach: { norm, own }, doubtful }: RangesSentenceProps) {
  const { t } = useTranslation('role-ranges');
  const { t: sure } = useTranslation('how-sure');
  return (
    <div className="flex flex-col gap-2 text-sm text-pretty">
      <p className="font-semibold">{t('sure.title')}</p>
      <p>{t('sure.norm', { count: norm?.reach.strong ?? 100 })}</p>
      {norm !== null && !isInformative(norm.reach) && <p>{sure('common')}</p>}
      <p>{own === null ? t('sure.few') : t('sure.own', { own: own.fit, total: own.total })}</p>
      {own !== null && doubtful > 0 && <p data-doubt="group">{t('sure.doubtful', { count: doubtful })}</p>}
      <p className="text-third">{t('sure.model')}</p>
    </div>
  );
}

/** For example "47 of 100 people fit these ranges, 7 of your 8. How sure?", and what to look at in these ranges. */
export function RangesSentence(props: RangesSentenceProps) {
  const { reach, headingRef } = props;
  const { norm, own, groups } = reach;
  const { t } = useTranslation('role-ranges');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="text-title tracking-[-0.01em] text-pretty tabular-nums outline-none max-md:text-lg"
        >
          {norm === null ? (
            <strong className="font-semibold">{`${t('sentence.nothing')}.`}</strong>
          ) : (
            <>
              <strong className="font-semibold">{t('sentence.norm', { count: norm.reach.strong })}</strong>{' '}
              {t('sentence.people')}
              {own !== null && (
                <>
                  {', '}
                  <strong className="font-semibold">
                    {t('sentence.own', { own: own.fit, total: own.total })}
                  </strong>
                </>
              )}
              .
            </>
          )}
        </h2>
        <HowSureButton onPress={setAnchor} />
      </div>
      {anchor !== undefined && (
        <HowSurePanel anchor={anchor} onClose={() => setAnchor(undefined)}>
          <Sure {...props} />
        </HowSurePanel>
      )}
      {norm === null && <p className="pt-1 text-second">{t('sentence.nothingText')}</p>}
      {norm !== null && isBroad(norm) && <p className="pt-1 text-second">{t('sentence.broad')}</p>}
      {groups !== null && <GroupRatios groups={groups} />}
    </>
  );
}
