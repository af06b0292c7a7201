import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operationNameAt } from './operation.ts';
import { planOf, type Plan } from './plan.ts';
import { PlanView } from './PlanView.tsx';

const two = `# The first
query First { viewer { name } }

# The second
query Second { viewer { email } }
fragment Last on User { name }`;

describe('the planned operation', () => {
  it('is the one at the cursor, otherwise the next, otherwise the last', () => {
    expect(operationNameAt(two, 0)).toBe('First');
    expect(operationNameAt(two, two.indexOf('viewer'))).toBe('First');
    expect(operationNameAt(two, two.indexOf('# The second') + 3)).toBe('Second');
    expect(operationNameAt(two, two.indexOf('email'))).toBe('Second');
    expect(operationNameAt(two, two.length)).toBe('Second');
  });

  it('has no name if it is anonymous or invalid', () => {
    expect(operationNameAt('{ viewer { name } }', 3)).toBeNull();
    expect(operationNameAt(`${two} query Th`, 3)).toBeNull();
    expect(operationNameAt('', 0)).toBeNull();
  });
});

describe('requesting the plan', () => {
  afterEach(() => vi.unstubAllGlobals());

  const ask = (query: string, variables = '') =>
    planOf({ query, variables, operationName: null }, new AbortController().signal);

  const gateway = (answer: () => Response) => {
    const fetchMock = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(async () =>
      answer(),
    );
    vi.stubGlobal('fetch', fetchMock);
    return fetchMock;
  };

  it('sends the operation with its variables, without their comments', async () => {
    const fetchMock = gateway(() => Response.json(plan));
    expect(await ask('query ($code: String!) { a }', '{ "code": "demo", // ours\n }')).toEqual(
      plan,
    );
    const [url, request] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/graphql/plan');
    expect(JSON.parse(String(request?.body))).toEqual({
      query: 'query ($code: String!) { a }',
      variables: { code: 'demo' },
      operationName: null,
    });
  });

  it('sends nothing without an operation', async () => {
    const fetchMock = gateway(() => Response.json(plan));
    expect(await ask(' \n# Only a comment\n')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('returns the reason when there is no plan', async () => {
    gateway(() => Response.json({ errors: [{ message: 'Unknown field.' }] }, { status: 400 }));
    expect(await ask('{ a }')).toEqual({ errors: ['Unknown field.'] });
    gateway(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await ask('{ a }')).toEqual({ errors: [expect.stringContaining('HTTP 502')] });
    expect(await ask('{ a }', '{ "code": }')).toEqual({
      errors: [expect.stringContaining('The variables are invalid JSON')],
    });
  });
});

describe('the plan', () => {
  it('shows the cost, and each call with its parameters', () => {
    render(<PlanView name="Courses" outcome={plan} />);
    expect(screen.getByText(/makes at most/).textContent).toBe(
      'Courses makes at most 11 REST calls of 60 allowed, and counts 13 nodes.',
    );
    const rows = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      [],
      ['company', 'GET /company/get_id_by_codeonly=id,namesearch=физика & химия', '1'],
      ['company.courses.nodes', 'GET /companies/{companyId}/courses/{id}one for each', '10'],
    ]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'only=id,name',
      'search=физика & химия',
    ]);
  });

  it('shows when the cost exceeds the limit', () => {
    render(
      <PlanView name={null} outcome={{ ...plan, cost: { calls: 61, nodes: 1, limit: 60 } }} />,
    );
    expect(screen.getByText(/makes at most/).textContent).toBe(
      'The operation makes at most 61 REST calls, more than the 60 allowed, and counts 1 node.',
    );
  });

  it('shows each error of the operation once', () => {
    render(<PlanView name={null} outcome={{ errors: ['Syntax Error.', 'Syntax Error.'] }} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Syntax Error.',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

const plan: Plan = {
  cost: { calls: 11, nodes: 13, limit: 60 },
  calls: [
    {
      place: 'company',
      method: 'GET',
      route: '/company/get_id_by_code',
      query: `only=id,name&search=${encodeURIComponent('физика & химия')}`,
      times: 1,
    },
    {
      place: 'company.courses.nodes',
      method: 'GET',
      route: '/companies/{companyId}/courses/{id}',
      query: '',
      times: 10,
      note: 'one for each',
    },
  ],
};
