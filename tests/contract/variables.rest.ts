// The variables of lists, what they bring, and Bitrix24's lists, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { startBitrixServer } from '../../api/testing/bitrix-server.ts';
import type { RestStory } from './story.ts';

export function tellOfVariables({ call }: RestStory): void {
  test('the variables of a list are added, put in order, and bring a field', async () => {
    const made = await call('POST', '/custom_fields', { name: 'Страна', type: 'list' });
    const field = `/custom_fields/${made.body.data.id}`;
    const list = `${field}/custom_field_variables`;
    const first = await call('POST', list, { value: 'Россия' });
    expect(first.status).toBe(201);
    const others = await call('POST', `${list}/multi_creation`, { values: ['Армения', 'Сербия'] });
    expect(others.status).toBe(201);
    const ids = [...others.body.data, first.body.data].map(({ id }: { id: number }) => id);
    const sorted = await call('POST', `${list}/multi_sort`, { custom_field_variable_ids: ids });
    expect(sorted.body.data.map(({ value }: { value: string }) => value)).toEqual([
      'Армения',
      'Сербия',
      'Россия',
    ]);
    const region = await call('POST', '/custom_fields', { name: 'Регион', type: 'string' });
    const variable = `/custom_field_variables/${first.body.data.id}`;
    const brought = { dependent_custom_fields: [region.body.data.id] };
    expect((await call('POST', `${variable}/attach`, brought)).status).toBe(200);
    const told = await call('GET', `${list}?with=dependentVariables;dependentCustomFields`);
    expect(told.body.data.at(-1).dependent_custom_fields[0].name).toBe('Регион');
    expect((await call('GET', `${list}/${first.body.data.id}`)).status).toBe(200);
    expect((await call('GET', variable)).body.data.value).toBe('Россия');
    expect((await call('GET', '/custom_field_variables?ids=1')).status).toBe(200);
    expect((await call('POST', `${variable}/detach`, brought)).status).toBe(200);
    const renamed = await call('PUT', `${list}/${first.body.data.id}`, { value: 'РФ' });
    expect(renamed.status).toBe(200);
    expect((await call('DELETE', `${list}/${first.body.data.id}`)).status).toBe(200);
    const cost = await call('GET', `${field}/consequences?type=string`);
    expect(cost.body.data).toMatchObject({ values: 0, lost: 0, variables: 2, conditions: [] });
    const both = `ids=${made.body.data.id},${region.body.data.id}`;
    const costOfBoth = await call('GET', `/custom_fields/consequences?${both}`);
    expect(costOfBoth.body.data).toMatchObject({ fields: 2, values: 0, variables: 2 });
    expect((await call('GET', `${field}/audits`)).status).toBe(200);
    const gone = await call('POST', '/custom_fields/delete', {
      custom_fields_id: [made.body.data.id, region.body.data.id],
    });
    expect(gone.body.data.count).toBe(2);
  });

  test('a list is taken from Bitrix24', async () => {
    const bitrix = await startBitrixServer();
    bitrix.lists.set('17', new Map([['1', 'Реклама']]));
    const integration = await call('POST', '/company_integrations', {
      name: 'Битрикс24',
      type: 'bitrix24',
      settings: JSON.stringify({ webhook_url: bitrix.webhook }),
    });
    const known = await call('GET', '/bitrix_fields');
    expect(known.body.data.map(({ id }: { id: string }) => id)).toEqual(['17']);
    const made = await call('POST', '/custom_fields', { name: 'Источник', type: 'list_bitrix' });
    const synchronized = await call('POST', '/custom_fields/bitrix_sync', {
      custom_field_id: made.body.data.id,
      field_list_bitrix_id: '17',
    });
    expect(synchronized.body.data.added).toBe(1);
    await call('DELETE', `/custom_fields/${made.body.data.id}`);
    await call('DELETE', `/company_integrations/${integration.body.data.id}`);
    await bitrix.close();
  });
}
