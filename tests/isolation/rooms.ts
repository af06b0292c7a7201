// A domain of several rooms, each of which tells what is its own.
import type { Domain } from './domain.ts';

/** Of a service outside there is one room at most. */
export function domainOf(rooms: readonly Domain[]): Domain {
  const each = <Name extends keyof Domain>(name: Name) =>
    rooms.flatMap((room) => (room[name] === undefined ? [] : [room[name]]));
  const table = <Name extends keyof Domain>(name: Name) =>
    Object.assign({}, ...each(name)) as NonNullable<Domain[Name]>;
  const list = <Item>(lists: readonly (readonly Item[])[]) => lists.flat();
  const [services, ...others] = each('services');
  if (others.length > 0) throw new Error('two rooms ask services outside');
  const named = each('named');
  return {
    tags: list(each('tags')),
    records: table('records'),
    writes: list(each('writes')),
    describes: async (writer) => {
      for (const describe of each('describes')) await describe(writer);
    },
    ownWrites: table('ownWrites'),
    members: table('members'),
    shared: table('shared'),
    parts: table('parts'),
    ...(services && { services }),
    named: (maker) => Object.assign({}, ...named.map((values) => values(maker))),
    texts: table('texts'),
    bodies: table('bodies'),
    inputFields: table('inputFields'),
    inputValues: table('inputValues'),
    idTypes: table('idTypes'),
    uploads: table('uploads'),
    open: table('open'),
    withoutFlag: table('withoutFlag'),
    endsSession: list(each('endsSession')),
    endsMembership: list(each('endsMembership')),
    namesCompany: list(each('namesCompany')),
    silentForNobody: list(each('silentForNobody')),
    withoutTexts: table('withoutTexts'),
    neverShown: table('neverShown'),
    ownersFailures: table('ownersFailures'),
    mayChange: list(each('mayChange')),
  };
}
