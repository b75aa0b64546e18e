import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { OFFER_PAGE } from '../model/guest-draft-key.ts';

/** Sign-up and login continue to the page that offers the draft. */
const GOING_ON = stringifyQuery({ redirectTo: OFFER_PAGE });

interface GuestNextProps {
  readonly onChangeAnswers: () => void;
  readonly onDiscard: () => void;
}

/** Says that the draft of a visitor stays in this browser and can be moved into a workspace with an account. */
export function GuestNext({ onChangeAnswers, onDiscard }: GuestNextProps) {
  const { t } = useTranslation('role-assistant');
  const isGuest = useMaybeCurrentUser() === undefined;
  const canSignUp = usePublicSettings()?.signUp === true && isGuest;
  return (
    <Card title={t('result.guestTitle')}>
      <p className="pb-4 text-pretty text-second">{t(isGuest ? 'result.guestText' : 'result.otherText')}</p>
      <div className="flex flex-wrap gap-3">
        {canSignUp && (
          <a href={`/signup${GOING_ON}`} className={buttonClass({ kind: 'primary-lila' })}>
            {t('result.signUp')}
          </a>
        )}
        {isGuest && (
          <a
            href={`/${GOING_ON}`}
            className={buttonClass({ kind: canSignUp ? 'secondary' : 'primary-lila' })}
          >
            {t('result.signIn')}
          </a>
        )}
        <PlainButton kind="secondary" onClick={onChangeAnswers}>
          {t('result.change')}
        </PlainButton>
        <PlainButton kind="text" onClick={onDiscard}>
          {t('result.discard')}
        </PlainButton>
      </div>
    </Card>
  );
}
