import type { Trait } from '@quint/psychometrics/types.ts';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import { announce } from '#lib/announce.ts';
import { warningOf } from './components/range-warning.tsx';
import type { RoleReach } from './use-reach.ts';

export interface SpokenReach {
  /** Called after each render with the numbers of the sentence. */
  readonly update: (reach: RoleReach, attributes: RoleAttributes) => void;
  /** Announces them with the warning of a trait. */
  readonly speak: (trait: Trait) => void;
}

/** Announces the effect of the ranges once after a step, not while a handle is moving. */
export function useSpokenReach(): SpokenReach {
  const { t } = useTranslation('role-ranges');
  const latest = useRef<{ readonly reach: RoleReach; readonly attributes: RoleAttributes }>(undefined);
  const update = useCallback((reach: RoleReach, attributes: RoleAttributes) => {
    latest.current = { reach, attributes };
  }, []);
  const speak = useCallback(
    (trait: Trait) => {
      // The numbers of the last step are available after it was rendered.
      requestAnimationFrame(() => {
        if (latest.current === undefined) return;
        const { reach, attributes } = latest.current;
        const { norm, own } = reach;
        const warning = warningOf(attributes[trait]);
        const counts = { count: norm?.reach.strong ?? 100, own: own?.fit, total: own?.total };
        const sentence = own === null ? t('sentence.spoken', counts) : t('sentence.spokenOwn', counts);
        announce(warning === null ? sentence : `${sentence}. ${t(`row.${warning}`)}`);
      });
    },
    [t],
  );
  return { update, speak };
}
