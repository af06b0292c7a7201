// The tabs for both lists of webinars; list parameters are dropped when the tab changes.
import { TabLinks } from '../../ui/index.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { tabNames, type WebinarTabName } from './webinarsAddress.ts';

export function WebinarTabs({
  list: { state, href },
  mayExternal,
}: {
  list: {
    state: { tab: WebinarTabName };
    href: (part: { tab: WebinarTabName }) => string;
  };
  mayExternal: boolean;
}) {
  const ofOtherList = (tab: WebinarTabName) => (tab === 'external') !== (state.tab === 'external');
  return (
    <TabLinks
      label="Вебинары"
      current={state.tab}
      tabs={keysOf(tabNames)
        .filter((tab) => tab !== 'external' || mayExternal)
        .map((tab) => ({
          id: tab,
          label: tabNames[tab],
          to: ofOtherList(tab) ? (tab === 'upcoming' ? '?' : `?tab=${tab}`) : href({ tab }),
        }))}
    />
  );
}
