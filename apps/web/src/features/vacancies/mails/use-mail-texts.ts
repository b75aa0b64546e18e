import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { isElsewhere } from '#lib/workspace-time.ts';

interface MailTexts {
  /** When a mail goes out, in the time zone of workspaces: "Friday 4 December, 09:00". */
  readonly moment: (at: string) => string;
  /** The first names of a list, and how many more there are. */
  readonly names: (people: readonly { readonly name: string }[], count?: number, most?: number) => string;
}

const NAMES_SHOWN = 3;

/** Texts about mails and their readers. */
export function useMailTexts(): MailTexts {
  const { t } = useTranslation('vacancy-mails');
  const format = useFormat();
  return {
    moment: (at) =>
      t(isElsewhere(new Date(at)) ? 'momentOfBerlin' : 'moment', {
        day: format.workspaceTime(at, 'dayLong'),
        time: format.workspaceTime(at, 'time'),
      }),
    names: (people, count = people.length, most = NAMES_SHOWN) => {
      // One more name is as short as "1 more".
      const firstPeople = people.slice(
        0,
        people.length === most + 1 && count === people.length ? most + 1 : most,
      );
      const remainder = count - firstPeople.length;
      const names = firstPeople.map(({ name }) => name);
      return format.list(remainder > 0 ? [...names, t('more', { count: remainder })] : names);
    },
  };
}
