/**
 * @generated SignedSource<<51ec923e48aa820dd077ad3dd4fdba4e>>
 * @relayHash 6a81b6608ce8276a68725ac3fa2ef73e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9dfca98c3117242960cdff08d9cf82ebd90b0fadb7a1ab14c0fd24f58f3c2fc

import type { ConcreteRequest } from 'relay-runtime';
export type AddSubjectTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  names: ReadonlyArray<string>;
};
export type AddTopicsModalMutation$variables = {
  input: AddSubjectTopicsInput;
};
export type AddTopicsModalMutation$data = {
  readonly addSubjectTopics: {
    readonly attachedCount: number;
    readonly createdCount: number;
    readonly subject: {
      readonly id: string;
      readonly topicsCount: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type AddTopicsModalMutation = {
  response: AddTopicsModalMutation$data;
  variables: AddTopicsModalMutation$variables;
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
  "kind": "ScalarField",
  "name": "attachedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdCount",
  "storageKey": null
},
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddTopicsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "addSubjectTopics",
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "AddTopicsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "addSubjectTopics",
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f9dfca98c3117242960cdff08d9cf82ebd90b0fadb7a1ab14c0fd24f58f3c2fc",
    "metadata": {},
    "name": "AddTopicsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ddea9583ae75336e1fd17117f57a8829";

export default node;
