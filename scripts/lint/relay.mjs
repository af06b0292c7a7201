// Configures eslint-plugin-relay with the fields that hooks of the web kit read of connections and rows, and with the
// components that domains export or that are found by their file's name.
import relay from 'eslint-plugin-relay';

const list = ['edges', 'node', 'totalCount', 'id'];
const entities = [...list, '__id', 'viewerCanUpdate', 'viewerCanDelete'];

const readBy = new Map([
  ['useList', list],
  ['usePages', list],
  ['entityList', entities],
  ['entityListScreen', entities],
  ['entityModal', ['id', 'version']],
  ['nameField', ['name']],
  ['describedFields', ['name', 'description']],
  ['sortModal', ['edges', 'node', 'id']],
  ['useConnectionSearch', ['nodes']],
  ['useRecordForm', ['id', 'version']],
  ['useDraftedForm', ['id', 'version']],
  ['useRecordActions', ['__id', 'viewerCanUpdate', 'viewerCanDelete']],
]);

const { 'unused-fields': unusedFields, 'must-colocate-fragment-spreads': colocated } = relay.rules;

/** Reports the fields as if the call destructured them. */
const destructured = (names) => ({
  type: 'ObjectPattern',
  properties: names.map((name) => ({ type: 'Property', computed: false, key: { name } })),
});

export default {
  ...relay,
  rules: {
    ...relay.rules,
    'must-colocate-fragment-spreads': {
      ...colocated,
      create(context) {
        const visitor = colocated.create(context);
        // Collects modules of all domains, which are found by name and not imported.
        let collects = false;
        const taken = (name) =>
          visitor.ImportDeclaration({ importKind: 'value', source: { value: `./${name}` } });
        return {
          ...visitor,
          ImportDeclaration(node) {
            visitor.ImportDeclaration(node);
            for (const { imported } of node.specifiers) if (imported) taken(imported.name);
          },
          CallExpression(node) {
            visitor.CallExpression?.(node);
            if (node.callee.name === 'lazyPart') taken(node.arguments[1].value);
            if (node.callee.name?.startsWith('entityList')) taken('Admin');
            collects ||= context.sourceCode.getText(node.callee) === 'import.meta.glob';
          },
          'Program:exit'(node) {
            if (!collects) visitor['Program:exit'](node);
          },
        };
      },
    },
    'unused-fields': {
      ...unusedFields,
      create(context) {
        const visitor = unusedFields.create(context);
        return {
          ...visitor,
          CallExpression(node) {
            visitor.CallExpression(node);
            visitor.ObjectPattern(destructured(readBy.get(node.callee.name) ?? []));
          },
        };
      },
    },
  },
};
