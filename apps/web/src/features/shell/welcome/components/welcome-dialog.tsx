import { FileText, LifeBuoy, Lock, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '#lib/guard.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { reportFault } from '#lib/query.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tour } from './tour.tsx';

const POINTS: readonly { readonly textKey: 'result' | 'privacy' | 'ask'; readonly icon: LucideIcon }[] = [
  { textKey: 'result', icon: FileText },
  { textKey: 'privacy', icon: Lock },
  { textKey: 'ask', icon: LifeBuoy },
];

/** An overview of the product for a talent. */
function TalentIntro({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('welcome');
  const { first_name: name, active_workspace: workspace } = useCurrentUser();
  const brand = usePublicSettings()?.brand ?? '';
  const isNamed = name !== null && name.trim() !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNamed ? t('talent.titleTo', { name }) : t('talent.title', { brand })}
      actions={
        <Button kind="primary-lila" onPress={onClose}>
          {t('start')}
        </Button>
      }
    >
      <p className="pb-5 text-md text-pretty text-second">
        {workspace === null ? t('talent.leadAlone') : t('talent.lead', { workspace: workspace.name })}
      </p>
      <ul className="flex flex-col gap-4">
        {POINTS.map(({ textKey, icon: Icon }) => (
          <li key={textKey} className="flex gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
              <Icon aria-hidden="true" className="size-[18px]" />
            </span>
            <span className="flex flex-col">
              <span className="font-semibold">{t(`talent.${textKey}.title`)}</span>
              <span className="text-pretty text-second">{t(`talent.${textKey}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The welcome, shown once: a tour for administrators, a short text for others. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const user = useCurrentUser();
  const isFirst = useRef(user.isFirstVisit);
  // Recorded when it is shown and not when it is closed, so that a reload does not start it again.
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    changeAccount({ isFirstVisit: false }).catch(reportFault);
  }, []);
  const Welcome = isAdmin(user) ? Tour : TalentIntro;
  return <Welcome onClose={onClose} />;
}
