// Displays a plan: its cost and limit, and one row per REST call.
import { Fragment } from 'react';
import type { Plan, PlannedCall, Refusal } from './plan.ts';

interface Props {
  /** The operation's name. */
  readonly name: string | null;
  readonly outcome: Plan | Refusal | null;
}

export function PlanView({ name, outcome }: Props) {
  const calls = outcome && 'calls' in outcome ? outcome.calls : [];
  return (
    <>
      {/* Only the cost is a live region: announcing all calls at every edit would be too much. */}
      <div aria-live="polite">
        <Summary name={name} outcome={outcome} />
      </div>
      {calls.length > 0 && <Calls calls={calls} />}
    </>
  );
}

function Summary({ name, outcome }: Props) {
  if (outcome === null) {
    return <p>The REST calls of the operation under the cursor are shown here before it runs.</p>;
  }
  if ('errors' in outcome) return <Errors errors={outcome.errors} />;
  return <Cost name={name} {...outcome.cost} />;
}

function Errors({ errors }: Refusal) {
  return (
    <>
      <p>No plan:</p>
      <ul className="plan-errors">
        {[...new Set(errors)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}

function Cost({ name, calls, nodes, limit }: Plan['cost'] & Pick<Props, 'name'>) {
  return (
    <>
      <p>
        {name === null ? 'The operation' : <code>{name}</code>} makes at most{' '}
        <strong>
          {calls} REST {calls === 1 ? 'call' : 'calls'}
        </strong>
        {calls > limit ? ', more than the' : ' of'} {limit} allowed, and counts {nodes}{' '}
        {nodes === 1 ? 'node' : 'nodes'}.
      </p>
      <meter
        aria-label="REST calls of those allowed"
        max={limit}
        high={limit / 2}
        optimum={0}
        value={calls}
      />
    </>
  );
}

function Calls({ calls }: Pick<Plan, 'calls'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">REST call</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={`${call.place} ${call.method} ${call.route} ${call.query}`}>
            <td>
              <code>
                <Breakable text={call.place} after={/(?<=\.)/} />
              </code>
            </td>
            <td>
              <Call {...call} />
            </td>
            <td>{call.times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Call({ method, route, query, note }: PlannedCall) {
  return (
    <>
      <code>
        <b>{method}</b> <Breakable text={route} after={/(?<=\/)/} />
      </code>
      {query !== '' && (
        <ul className="plan-query">
          {query
            .split('&')
            .map(readable)
            .map((parameter) => (
              <li key={parameter}>
                <code>
                  <Breakable text={parameter} after={/(?<=[=,;:])/} />
                </code>
              </li>
            ))}
        </ul>
      )}
      {note && <p className="plan-note">{note}</p>}
    </>
  );
}

/** Decodes a parameter, for example a search text. */
function readable(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter; // The gateway didn't encode it.
  }
}

/** Allows line breaks after commas in long lists of columns. */
function Breakable({ text, after }: { readonly text: string; readonly after: RegExp }) {
  return text.split(after).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
