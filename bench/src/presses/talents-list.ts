import type { Locator, Page } from 'playwright-core';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import { fill } from './phrase.ts';
import type { Sign } from './probe.ts';
import type { Kind } from './world.ts';
import { firstNameOf, KINDS, LAST_NAME, PEOPLE_OF_KIND } from './world.ts';

/** A person in the list, and where. */
export interface PersonInList {
  readonly firstName: string;
  readonly name: string;
  /** The element of the row. */
  readonly row: string;
}

const FIRST_ROW = 'tr[data-row="0"]';

/** The list of all talents by name, as the bench moves in it. */
export class TalentsList {
  readonly page: Page;
  /** How many are gone for good from the top of the list. */
  #gone = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async open(origin: string): Promise<void> {
    await this.page.goto(`${origin}/talents`);
    await this.#stands();
  }

  /** Back from a page that a verb has led to. */
  async comeBack(): Promise<void> {
    await this.page.goBack();
    await this.#stands();
  }

  #stands(): Promise<void> {
    return this.page.locator(`${FIRST_ROW}[aria-busy="false"]`).waitFor();
  }

  /** Puts the focus on the row of a person. */
  async focus(kind: Kind, number: number): Promise<PersonInList> {
    const position = Object.keys(KINDS).indexOf(kind) * PEOPLE_OF_KIND + number - 1;
    const index = kind === 'forgotten' ? position - this.#gone : position;
    const firstName = firstNameOf(kind, number);
    const row = `tr[data-row="${index}"]`;
    await this.page.evaluate(
      `(() => { const list = document.querySelector('table').parentElement, count = document.querySelector('table').ariaRowCount - 1;
        list.scrollTo(0, list.querySelector('table').scrollHeight * ${Math.max(index - 4, 0)} / count); })()`,
    );
    const matchingRow = this.page.locator(row, { hasText: firstName });
    await matchingRow.waitFor();
    await matchingRow.focus();
    return { firstName, name: `${firstName} ${LAST_NAME}`, row };
  }

  async focusFirst(): Promise<void> {
    await this.page.evaluate("document.querySelector('table').parentElement.scrollTo(0, 0)");
    await this.page.locator(FIRST_ROW).focus();
  }

  /** A person at the top is gone for good. */
  forget(): void {
    this.#gone += 1;
  }

  /** Opens the menu of a row. */
  menuButton({ row }: PersonInList): Locator {
    return this.page.locator(row).getByRole('button', { name: talentsEn.more.split('{{')[0] ?? '' });
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  /** Takes away every toast, as the person who has read it. */
  async clearToasts(): Promise<void> {
    await this.page.evaluate(
      "document.querySelectorAll('ol[aria-live] li').forEach((toast) => [...toast.querySelectorAll('button')].at(-1)?.click())",
    );
  }
}

/** The words of a row. */
export function rowShows({ row }: PersonInList, text: string): Sign {
  return { selector: row, texts: [text] };
}

/** A toast with these words; what is filled in is looked for apart from the words around it. */
export function toToastSign(phrase: string, values: Readonly<Record<string, string>> = {}): Sign {
  return { selector: 'ol[aria-live] li', texts: [fill(phrase, values)] };
}
