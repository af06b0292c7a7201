// A GraphiQL panel with the REST calls that the operation at the cursor would make, updated while editing.
import { useGraphiQL, type GraphiQLPlugin } from '@graphiql/react';
import { Waypoints } from 'lucide-react';
import { costSetting } from '../storage.ts';
import { useOperation } from './operation.ts';
import { usePlan } from './plan.ts';
import { PlanView } from './PlanView.tsx';
import './plan.css';

export const planPlugin: GraphiQLPlugin = {
  title: 'Plan',
  icon: () => <Waypoints aria-hidden />,
  content: PlanPanel,
};

function PlanPanel() {
  const operation = useOperation();
  const { outcome, stale } = usePlan(operation);
  return (
    <section className="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">Plan</h2>
      <div aria-busy={stale}>
        <PlanView name={operation?.operationName ?? null} outcome={outcome} />
      </div>
      <CostSwitch />
    </section>
  );
}

/** Stored in GraphiQL's storage, where it is read when an operation is sent. */
function CostSwitch() {
  const storage = useGraphiQL((state) => state.storage);
  return (
    <label className="plan-switch">
      <input
        type="checkbox"
        defaultChecked={storage.get(costSetting) !== null}
        onChange={({ target }) => storage.set(costSetting, target.checked ? 'on' : '')}
      />
      Ask for the cost with each answer
    </label>
  );
}
