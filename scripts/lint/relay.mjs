// eslint-plugin-relay, which also knows what the hooks of the web app's kit read of a connection and its rows.
import relay from 'eslint-plugin-relay';

const hooks = new Set(['useList', 'usePages']);
const read = ['edges', 'node', 'totalCount', 'id'];

const unusedFields = relay.rules['unused-fields'];

/** As if the fields were taken by name in the place of the call. */
const destructured = {
  type: 'ObjectPattern',
  properties: read.map((name) => ({ type: 'Property', computed: false, key: { name } })),
};

export default {
  ...relay,
  rules: {
    ...relay.rules,
    'unused-fields': {
      ...unusedFields,
      create(context) {
        const visitor = unusedFields.create(context);
        return {
          ...visitor,
          CallExpression(node) {
            visitor.CallExpression(node);
            if (hooks.has(node.callee.name)) visitor.ObjectPattern(destructured);
          },
        };
      },
    },
  },
};
