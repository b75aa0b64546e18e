import { radarOverlaySvg } from '@quint/charts/radar-overlay.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useDrawing } from '#lib/use-drawing.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Comparison, Ranges } from '../model/comparison.ts';
import { PersonShape } from './person-shape.tsx';

const SIZE_PX = 340;

interface RadarCardProps {
  readonly comparison: Comparison;
  readonly ranges: Ranges | undefined;
}

/** The profiles on top of each other, on demand; shows shapes only, without the error. */
export function RadarCard({ comparison, ranges }: RadarCardProps) {
  const { t } = useTranslation('comparison');
  const { host, drawing } = useDrawing(SIZE_PX);
  const format = useFormat();
  const { people, traits, names } = comparison;
  const svg = radarOverlaySvg({
    ...drawing,
    title: t('radar'),
    description: t('radarChart', { names: format.list(names) }),
    ranges,
    size: Math.min(SIZE_PX, drawing.width),
    people: people.map(({ index, quality }) => {
      const valueOf = (trait: Trait) =>
        traits.find((row) => row.trait === trait)?.dotRows[index]?.position ?? null;
      return {
        shape: { O: valueOf('O'), C: valueOf('C'), E: valueOf('E'), A: valueOf('A'), ES: valueOf('ES') },
        isDoubtful: isDoubtful(quality),
      };
    }),
  });
  return (
    <Card>
      <Disclosure label={t('radar')}>
        <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-3 pt-3">
          <div ref={host} className="w-full max-w-[340px]">
            <Picture svg={svg} />
          </div>
          <div className="flex max-w-[36ch] flex-col gap-2 text-sm">
            <ul className="flex flex-col gap-1.5">
              {people.map((of) => (
                <li key={of.id} className="flex flex-wrap items-center gap-2">
                  <PersonShape of={of} />
                  {of.name}
                  <DoubtMark quality={of.quality} />
                </li>
              ))}
            </ul>
            <p className="text-pretty text-third">{t('radarNote')}</p>
          </div>
        </div>
      </Disclosure>
    </Card>
  );
}
