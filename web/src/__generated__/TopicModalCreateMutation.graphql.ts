/**
 * @generated SignedSource<<38eaa0689a44c85d41b92bc0c972e534>>
 * @relayHash 8d73c89a2a618df12b4649378b41d4f5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3026c8eb742bf89d6175bac740d4e354f8ab10da1c13aa845db6c7cc33043c8d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTopicInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type TopicModalCreateMutation$variables = {
  input: CreateTopicInput;
};
export type TopicModalCreateMutation$data = {
  readonly createTopic: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TopicModalCreateMutation = {
  response: TopicModalCreateMutation$data;
  variables: TopicModalCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateTopicPayload",
    "kind": "LinkedField",
    "name": "createTopic",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TopicModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TopicModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3026c8eb742bf89d6175bac740d4e354f8ab10da1c13aa845db6c7cc33043c8d",
    "metadata": {},
    "name": "TopicModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d7ce83d5812c151fc3e482820fa91b2";

export default node;
