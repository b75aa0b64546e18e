import { Search } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Switch } from '../switch.tsx';
import { Combo } from '../combo.tsx';
import { DateField } from '../date-field.tsx';
import { TextArea, TextField } from '../field.tsx';
import { FileDrop } from '../file-drop.tsx';
import { NumberField } from '../number-field.tsx';
import { PickList } from '../pick-list.tsx';
import { RangeSlider, type RangeTone } from '../range-slider.tsx';
import { SearchField } from '../search-field.tsx';
import { Select } from '../select.tsx';
import type { SpecimenProps } from './specimen-row.tsx';

type Choice = 'alpha' | 'beta' | 'gamma';
const OPTIONS: readonly {
  readonly value: Choice;
  readonly label: string;
  readonly note?: string;
  readonly disabled?: boolean;
}[] = [
  { value: 'alpha', label: 'Alpha' },
  { value: 'beta', label: 'Beta', note: 'note' },
  { value: 'gamma', label: 'Gamma', disabled: true },
];
const TONES: readonly RangeTone[] = ['lila', 'o', 'c', 'e', 'a', 'es'];

/** Text, number and date fields in all states. */
export function TextFieldSpecimens() {
  const [text, setText] = useState('abc');
  const [day, setDay] = useState('2026-11-24');
  const [time, setTime] = useState('2026-11-24T09:00');
  return (
    <Card title="Field">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="TextField" hint="hint" required />
        <TextField label="error" defaultValue="abc" error="error" />
        <TextField
          label="before"
          before={<Search aria-hidden="true" className="size-4" />}
          placeholder="abc"
        />
        <TextField label="disabled" defaultValue="abc" disabled />
        <TextField label="readOnly" defaultValue="abc" readOnly />
        <SearchField label="SearchField" value={text} onChange={setText} />
        <TextArea label="TextArea" rows={3} />
        <TextArea label="TextArea error" rows={3} error="error" />
        <NumberField label="NumberField" defaultValue={4} min={1} max={9} />
        <NumberField label="NumberField disabled" defaultValue={4} disabled />
        <DateField label="DateField" value={day} onChange={setDay} />
        <DateField label="withTime" withTime value={time} onChange={setTime} error="error" />
      </div>
    </Card>
  );
}

/** Single and multiple selection in all states. */
export function ChoiceSpecimens() {
  const [choice, setChoice] = useState<Choice | null>('beta');
  const [chosenValues, setChosenValues] = useState<readonly string[]>(['alpha']);
  const [isTicked, setIsTicked] = useState(true);
  return (
    <Card title="Choice">
      <div className="grid gap-5 md:grid-cols-2">
        <Select label="Select" options={OPTIONS} value={choice} onChange={setChoice} />
        <Select label="Select error" options={OPTIONS} value={null} onChange={setChoice} error="error" />
        <Combo label="Combo" options={OPTIONS} value={choice} onChange={setChoice} />
        <Combo label="Combo disabled" options={OPTIONS} value={null} onChange={setChoice} disabled />
        <RadioGroup label="RadioGroup" options={OPTIONS} value={choice} onChange={setChoice} />
        <RadioGroup label="cards" look="cards" options={OPTIONS} value={choice} onChange={setChoice} />
        <div className="flex flex-col gap-3">
          <Checkbox checked={isTicked} onChange={setIsTicked}>
            Checkbox
          </Checkbox>
          <Checkbox checked={false} some onChange={setIsTicked}>
            some
          </Checkbox>
          <Checkbox checked={false} onChange={setIsTicked} error="error" required>
            error
          </Checkbox>
          <Checkbox checked onChange={setIsTicked} disabled>
            disabled
          </Checkbox>
        </div>
        <div className="flex flex-col gap-3">
          <Switch checked={isTicked} onChange={setIsTicked}>
            Switch
          </Switch>
          <Switch checked={false} onChange={setIsTicked} disabled>
            disabled
          </Switch>
        </div>
        <PickList
          label="PickList"
          options={OPTIONS}
          values={chosenValues}
          onChange={setChosenValues}
          removeLabel={(name) => `remove ${name}`}
        />
        <FileDrop
          label="FileDrop"
          accept={['application/pdf']}
          maxMegabytes={5}
          onFile={() => undefined}
          hint="PDF, 5 MB"
        />
      </div>
    </Card>
  );
}

/** Ranges in the colour of every trait. */
export function RangeSpecimens({ theme }: SpecimenProps) {
  const [range, setRange] = useState<[number, number]>([3, 7]);
  return (
    <Card title="RangeSlider">
      <div className="flex flex-col gap-3">
        {TONES.map((tone) => (
          <RangeSlider
            key={tone}
            label={`${tone} ${theme}`}
            tone={tone}
            value={range}
            onChange={setRange}
            bracket={tone === 'lila' ? [2, 8] : undefined}
          />
        ))}
        <RangeSlider label={`disabled ${theme}`} value={range} onChange={setRange} disabled />
      </div>
    </Card>
  );
}
