import { Search } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../card.tsx';
import { Checkbox, RadioGroup, Switch } from '../choice.tsx';
import { Combo } from '../combo.tsx';
import { TextArea, TextField } from '../field.tsx';
import { FileDrop } from '../file-drop.tsx';
import { NumberField } from '../number-field.tsx';
import { RangeSlider } from '../range-slider.tsx';
import { Select } from '../select.tsx';

type Choice = 'alpha' | 'beta' | 'gamma';
const OPTIONS: readonly { readonly value: Choice; readonly label: string; readonly note?: string }[] = [
  { value: 'alpha', label: 'Alpha' },
  { value: 'beta', label: 'Beta', note: 'note' },
  { value: 'gamma', label: 'Gamma' },
];

/** Fields in all their states. */
export function FieldSpecimens() {
  const [choice, setChoice] = useState<Choice | null>('beta');
  const [ticked, setTicked] = useState(true);
  const [range, setRange] = useState<[number, number]>([3, 7]);
  return (
    <Card title="Field">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="TextField" hint="hint" required />
        <TextField label="error" defaultValue="abc" error="error" />
        <TextField label="before" type="search" before={<Search aria-hidden="true" className="size-4" />} />
        <TextField label="disabled" defaultValue="abc" disabled />
        <TextArea label="TextArea" rows={3} />
        <NumberField label="NumberField" defaultValue={4} min={1} max={9} />
        <Select label="Select" options={OPTIONS} value={choice} onChange={setChoice} />
        <Combo label="Combo" options={OPTIONS} value={choice} onChange={setChoice} />
        <RadioGroup label="RadioGroup" options={OPTIONS} value={choice} onChange={setChoice} />
        <RadioGroup label="cards" look="cards" options={OPTIONS} value={choice} onChange={setChoice} />
        <div className="flex flex-col gap-3">
          <Checkbox checked={ticked} onChange={setTicked}>
            Checkbox
          </Checkbox>
          <Checkbox checked={false} some onChange={setTicked}>
            some
          </Checkbox>
          <Switch checked={ticked} onChange={setTicked}>
            Switch
          </Switch>
        </div>
        <FileDrop
          label="FileDrop"
          accept={['application/pdf']}
          maxMegabytes={5}
          onFile={() => undefined}
          hint="PDF, 5 MB"
        />
      </div>
      <div className="pt-5">
        <RangeSlider label="RangeSlider" tone="o" value={range} onChange={setRange} ticks />
      </div>
    </Card>
  );
}
