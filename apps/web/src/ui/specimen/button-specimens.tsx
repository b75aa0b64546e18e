import { User } from 'lucide-react';
import { Avatar } from '../avatar.tsx';
import { BlockableButton } from '../blockable-button.tsx';
import { BUTTON_KINDS, BUTTON_SIZES } from '../button-style.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ButtonLink, TextLink } from '../link.tsx';
import { MenuButton } from '../menu-button.tsx';
import { SharedMenu } from '../menu.tsx';
import { PlainButton } from '../plain-button.tsx';
import { rowButtonClass } from '../row-button.ts';
import { SpecimenRow } from './specimen-row.tsx';

const ROWS = ['card', 'row', 'pill'] as const;

/** Every kind of button in every size and state, and elements styled as buttons. */
export function ButtonSpecimens() {
  return (
    <Card title="Button">
      {BUTTON_KINDS.map((kind) => {
        const face = kind === 'icon' ? <User aria-hidden="true" className="size-4" /> : kind;
        return (
          <SpecimenRow key={kind} name={kind}>
            {BUTTON_SIZES.map((size) => (
              <Button key={size} kind={kind} size={size} aria-label={`${kind} ${size}`}>
                {face}
              </Button>
            ))}
            <Button kind={kind} isLoading aria-label={`${kind} loading`}>
              {face}
            </Button>
            <Button kind={kind} disabled aria-label={`${kind} disabled`}>
              {face}
            </Button>
            <BlockableButton
              kind={kind}
              disabledReason="disabledReason"
              aria-label={`${kind} disabledReason`}
            >
              {face}
            </BlockableButton>
          </SpecimenRow>
        );
      })}
      <SpecimenRow name="wide">
        <Button wide>wide</Button>
      </SpecimenRow>
      <SpecimenRow name="PlainButton, links">
        <PlainButton>PlainButton</PlainButton>
        <ButtonLink to="/" kind="secondary">
          ButtonLink
        </ButtonLink>
        <TextLink to="/">TextLink</TextLink>
      </SpecimenRow>
      {ROWS.map((look) => (
        <SpecimenRow key={look} name={`MenuButton ${look}`}>
          <span className="w-60">
            <MenuButton
              fetchMenu={() => Promise.resolve()}
              menu={(anchor, close) => (
                <SharedMenu
                  anchor={anchor}
                  onClose={close}
                  label="Nordlicht"
                  entries={[{ id: 'first', label: 'First' }]}
                />
              )}
              className={rowButtonClass(look)}
            >
              <Avatar name="Nordlicht" look={look === 'card' ? 'tile' : 'person'} />
              <span className="truncate font-bold">Nordlicht</span>
            </MenuButton>
          </span>
        </SpecimenRow>
      ))}
    </Card>
  );
}
