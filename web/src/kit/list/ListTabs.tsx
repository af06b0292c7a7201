// The tabs of a list: links that keep its search, filter and sort. The address holds the active one as `tab`.
import { TabLinks } from '../../ui/index.ts';
import { keysOf } from '../pages/keysOf.ts';

export function ListTabs<Tab extends string>({
  list: { state, href },
  label,
  names,
  countIn,
}: {
  list: { state: { tab: Tab }; href: (part: { tab: NoInfer<Tab> }) => string };
  /** Accessible name of the tabs. */
  label: string;
  /** In display order. */
  names: Readonly<Record<NoInfer<Tab>, string>>;
  /** Null where the server doesn't return counts. */
  countIn: (tab: NoInfer<Tab>) => number | null;
}) {
  return (
    <TabLinks
      label={label}
      current={state.tab}
      tabs={keysOf(names).map((tab) => ({
        id: tab,
        label: names[tab],
        to: href({ tab }),
        count: countIn(tab),
      }))}
    />
  );
}
