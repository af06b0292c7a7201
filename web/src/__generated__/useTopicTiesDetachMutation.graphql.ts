/**
 * @generated SignedSource<<6460886d819c2fd6b037cd898894dd08>>
 * @relayHash d45d4e00603889636922461568705802
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22be11faaa2e9e36fe90af4bc359e7b95fbfe41b71d5a8da76e337ed69b0455d

import type { ConcreteRequest } from 'relay-runtime';
export type DetachSubjectTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  topicIds: ReadonlyArray<string>;
};
export type useTopicTiesDetachMutation$variables = {
  input: DetachSubjectTopicsInput;
};
export type useTopicTiesDetachMutation$data = {
  readonly detachSubjectTopics: {
    readonly subject: {
      readonly id: string;
      readonly topicsCount: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useTopicTiesDetachMutation = {
  response: useTopicTiesDetachMutation$data;
  variables: useTopicTiesDetachMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topicsCount",
  "storageKey": null
},
v4 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTopicTiesDetachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "detachSubjectTopics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTopicTiesDetachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "detachSubjectTopics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "22be11faaa2e9e36fe90af4bc359e7b95fbfe41b71d5a8da76e337ed69b0455d",
    "metadata": {},
    "name": "useTopicTiesDetachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fff75b83b157de8fbd330ff86db94c7c";

export default node;
