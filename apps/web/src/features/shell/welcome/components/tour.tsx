import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FindPicture, InvitePicture, ResultPicture, RolePicture, WelcomePicture } from './pictures.tsx';

const STEPS = ['welcome', 'role', 'invite', 'result', 'find'] as const;
type Step = (typeof STEPS)[number];

const PICTURES: Readonly<Record<Step, () => ReactNode>> = {
  welcome: WelcomePicture,
  role: RolePicture,
  invite: InvitePicture,
  result: ResultPicture,
  find: FindPicture,
};

function useTitle(step: Step): string {
  const { t } = useTranslation('welcome');
  const brand = usePublicSettings()?.brand ?? '';
  const name = useCurrentUser().first_name?.trim() ?? '';
  if (step !== 'welcome') return t(`admin.${step}.title`);
  return name === '' ? t('admin.welcome.title', { brand }) : t('admin.welcome.titleTo', { name });
}

function Dots({ at }: { readonly at: number }) {
  const { t } = useTranslation('welcome');
  return (
    <span className="flex items-center gap-1.5">
      <span className="sr-only">{t('step', { step: at + 1, total: STEPS.length })}</span>
      {STEPS.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          className={cx(
            'shape h-2 rounded-full transition-[width]',
            index === at ? 'w-5 bg-lila' : 'w-2 bg-mute-strong',
          )}
        />
      ))}
    </span>
  );
}

/** The product in five steps: its purpose, and the way from a role to a result. */
export function Tour({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('welcome');
  const { t: common } = useTranslation('common');
  const [at, setAt] = useState(0);
  const brand = usePublicSettings()?.brand ?? '';
  const go = (steps: number) => setAt((before) => Math.min(Math.max(before + steps, 0), STEPS.length - 1));
  const step = STEPS[at] ?? 'welcome';
  const isLast = at === STEPS.length - 1;
  const Picture = PICTURES[step];
  return (
    <Dialog
      open
      onClose={onClose}
      title={useTitle(step)}
      actions={
        <>
          <span className="mr-auto self-center">
            <Dots at={at} />
          </span>
          {at === 0 ? (
            <Button key="skip" kind="secondary" onPress={onClose}>
              {t('skip')}
            </Button>
          ) : (
            <Button key="back" kind="secondary" onPress={() => go(-1)}>
              {common('action.back')}
            </Button>
          )}
          <Button kind="primary-lila" onPress={() => (isLast ? onClose() : go(1))}>
            {isLast ? t('start') : common('action.next')}
          </Button>
        </>
      }
    >
      <div
        aria-hidden="true"
        className="mb-5 grid h-52 place-items-center overflow-hidden rounded-md bg-lila-soft max-sm:h-44"
      >
        <Picture />
      </div>
      <p aria-live="polite" className="min-h-18 text-md text-pretty text-second">
        {t(`admin.${step}.text`, { brand })}
      </p>
    </Dialog>
  );
}
