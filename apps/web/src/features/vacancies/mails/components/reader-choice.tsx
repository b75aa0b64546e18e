import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';

/** The value of the sample person. */
const SAMPLE = 'sample';

interface ReaderChoiceProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Undefined for the sample person. */
  readonly readerId: string | undefined;
  readonly onChange: (readerId: string | undefined) => void;
  /** Offers a sample person, too. */
  readonly hasSample?: boolean | undefined;
}

/** As which person a mail is shown. */
export function ReaderChoice({ people, readerId, onChange, hasSample = false }: ReaderChoiceProps) {
  const { t } = useTranslation('vacancy-mails');
  const sample = t('letter.sample');
  const options = useMemo(
    () => [
      ...people.map(({ id, name }) => ({ value: id, label: name })),
      ...(hasSample ? [{ value: SAMPLE, label: sample }] : []),
    ],
    [people, hasSample, sample],
  );
  const reader = people.find(({ id }) => id === readerId);
  const text = reader === undefined ? t('letter.sampleReader') : t('letter.reader', { name: reader.name });
  if (options.length < 2) return <p className="text-sm text-third">{text}</p>;
  return (
    <ChoiceMenu
      label={t('letter.readers')}
      placement="bottom end"
      groups={[
        {
          id: 'reader',
          label: t('letter.readers'),
          hideLabel: true,
          options,
          selectedValues: [readerId ?? SAMPLE],
          onChange: ([next]) => onChange(next === SAMPLE ? undefined : next),
        },
      ]}
      trigger={
        <Button kind="text" size="sm">
          <span className="text-lila-strong">{text}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 text-lila-strong" />
        </Button>
      }
    />
  );
}
