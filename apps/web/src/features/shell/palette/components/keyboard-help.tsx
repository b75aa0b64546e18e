import { useTranslation } from 'react-i18next';
import { inboxSideOf } from '#features/shell/inbox/api.ts';
import { INBOX_KEY, NAVIGATION } from '#features/shell/navigation/model/entries.ts';
import { useEntryName } from '#features/shell/navigation/use-entry-name.ts';
import { ACTION_RULES } from '#features/people/people/model/action-rules.ts';
import { isAdmin } from '#lib/guard.ts';
import { SHORTCUTS, type KeyName, type Shortcut } from '#lib/shortcuts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Keys } from './keys.tsx';

interface Line {
  readonly label: string;
  readonly keys: readonly KeyName[];
  readonly either?: true | undefined;
}
interface Area {
  readonly id: 'everywhere' | 'go' | 'overview' | 'lists' | 'verbs' | 'records' | 'inbox';
  readonly lines: readonly Line[];
}

/** All shortcuts of the user, by area. Each is declared in its own module. */
function useAreas(): readonly Area[] {
  const { t } = useTranslation('palette');
  const nameOf = useEntryName();
  const { t: people } = useTranslation('people');
  const user = useCurrentUser();
  const administrates = isAdmin(user);
  const hasInbox = inboxSideOf(user) !== undefined;
  const toLines = (shortcuts: readonly Shortcut[]): Line[] =>
    shortcuts.map(({ labelKey, keys, either }) => ({ label: t(`keys.words.${labelKey}`), keys, either }));
  const entries = NAVIGATION.filter(({ shownTo }) => shownTo?.(user) !== false);
  const pages = entries.map((entry) => ({ label: nameOf(entry), keys: ['G', entry.key.toUpperCase()] }));
  const inbox = hasInbox ? [{ label: t('actions.inbox'), keys: ['G', INBOX_KEY.toUpperCase()] }] : [];
  const actionLines = ACTION_RULES.flatMap(({ id, key }) =>
    key === undefined ? [] : [{ label: people(`verb.${id}`), keys: [key.toUpperCase()] }],
  );
  const areas: readonly Area[] = [
    { id: 'everywhere', lines: toLines(SHORTCUTS.everywhere) },
    { id: 'go', lines: [...pages, ...inbox] },
    { id: 'overview', lines: administrates ? toLines(SHORTCUTS.overview) : [] },
    { id: 'lists', lines: administrates ? toLines(SHORTCUTS.lists) : [] },
    { id: 'verbs', lines: administrates ? actionLines : [] },
    { id: 'records', lines: administrates ? toLines(SHORTCUTS.records) : [] },
    { id: 'inbox', lines: hasInbox ? toLines(SHORTCUTS.inbox) : [] },
  ];
  return areas.filter(({ lines }) => lines.length > 0);
}

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('palette');
  const areas = useAreas();
  const areLettersOff = !useCurrentUser().has_letter_keys;
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} size="lg">
      {areLettersOff && <p className="pb-4 text-second">{t('keys.lettersOff')}</p>}
      <div className="gap-x-8 md:columns-2">
        {areas.map(({ id, lines }) => (
          <section key={id} aria-labelledby={`keys-${id}`} className="break-inside-avoid pb-5">
            <h3 id={`keys-${id}`} className="pb-1 text-xs font-semibold text-third">
              {t(`keys.places.${id}`)}
            </h3>
            <dl>
              {lines.map(({ label, keys, either }) => (
                <div
                  key={label}
                  className="flex items-center justify-between gap-4 border-t border-line py-1.5 first:border-t-0"
                >
                  <dt>{label}</dt>
                  <dd className="shrink-0">
                    <Keys keys={keys} either={either} />
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
