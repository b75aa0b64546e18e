import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

export interface TabDefinition<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabDefinition<Id>[];
  /** The open tab; store it in the URL. */
  readonly selectedId: Id;
  readonly onSelect: (id: Id) => void;
  /** To the right of the tabs, if there is space: facts of the record. */
  readonly facts?: ReactNode;
  /** Shown beside every tab. */
  readonly aside?: ReactNode;
}

/** Tabs: views of one record, one visible at a time. */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect, facts, aside }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        const tab = tabs.find((candidate) => candidate.id === key);
        if (tab !== undefined) onSelect(tab.id);
      }}
      className="flex flex-col gap-5"
    >
      <div className="flex items-end justify-between gap-6 border-b border-line">
        <TabList aria-label={label} className="flex min-w-0 overflow-x-auto overflow-y-hidden">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              isDisabled={tab.disabled === true}
              className="relative -mb-px flex min-h-10 max-md:min-h-11 max-md:min-w-11 shrink-0 cursor-default items-center max-md:justify-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-third -outline-offset-2 transition-colors hover:text-ink data-disabled:opacity-45 not-data-selected:print:hidden data-selected:border-lila data-selected:font-semibold data-selected:text-ink"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {facts !== undefined && <div className="shrink-0 pb-1 max-lg:hidden">{facts}</div>}
      </div>
      <div
        className={aside === undefined ? undefined : 'grid grid-cols-[minmax(0,1fr)_342px] items-start gap-5'}
      >
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="min-w-0 outline-offset-4">
            {tab.content}
          </TabPanel>
        ))}
        {aside}
      </div>
    </AriaTabs>
  );
}
