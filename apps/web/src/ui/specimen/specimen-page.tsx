import { Breadcrumbs } from '../breadcrumbs.tsx';
import { PageHeader } from '../page-header.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ButtonSpecimens } from './button-specimens.tsx';
import { ChoiceSpecimens, RangeSpecimens, TextFieldSpecimens } from './field-specimens.tsx';
import { ListSpecimens } from './list-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PartSpecimens, ShowSpecimens } from './show-specimens.tsx';

const THEMES = ['light', 'dark'] as const;

/** Every component in every kind, size and state, light and dark: for visual checks, axe and screenshots. */
export function SpecimenPage() {
  return (
    <>
      <SkipLink />
      <PageHeader
        title="ui"
        breadcrumbs={<Breadcrumbs crumbs={[{ label: 'dev', link: { to: '/' } }, { label: 'ui' }]} />}
      />
      <div id="content" tabIndex={-1} className="grid gap-6 xl:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="flex min-w-0 flex-col gap-5 rounded-lg bg-canvas p-5 text-ink max-md:p-2"
          >
            <ButtonSpecimens />
            <TextFieldSpecimens />
            <ChoiceSpecimens />
            <RangeSpecimens theme={theme} />
            <OverlaySpecimens />
            <ShowSpecimens theme={theme} />
            <PartSpecimens theme={theme} />
            <ListSpecimens theme={theme} />
          </div>
        ))}
      </div>
    </>
  );
}
