import { useTranslation } from 'react-i18next';
import { inboxSideOf } from '#features/inbox/api.ts';
import { SHORTCUTS } from '#lib/shortcuts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Keys } from './keys.tsx';

/** Every shortcut, by where it works. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('palette');
  const user = useCurrentUser();
  const places = [
    'everywhere' as const,
    ...(user.role.name === 'ORG_USER' ? [] : (['lists'] as const)),
    ...(inboxSideOf(user) === undefined ? [] : (['inbox'] as const)),
  ];
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <div className="flex flex-col gap-5">
        {places.map((place) => (
          <section key={place} aria-labelledby={`keys-${place}`}>
            <h3 id={`keys-${place}`} className="pb-1 text-xs font-semibold text-third">
              {t(`keys.places.${place}`)}
            </h3>
            <dl>
              {SHORTCUTS[place].map(({ words, keys }) => (
                <div
                  key={words}
                  className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
                >
                  <dt>{t(`keys.words.${words}`)}</dt>
                  <dd className="shrink-0">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
