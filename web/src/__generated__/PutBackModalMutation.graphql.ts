/**
 * @generated SignedSource<<2b583ae6076722e672eb175a0722dd62>>
 * @relayHash 832059c4fb652e9449c177dc4a43ad40
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bc71d4d1bd680cc908cc6f6a8ef88ba59aef9811f5b61d33f74ea231cb15bd2

import type { ConcreteRequest } from 'relay-runtime';
export type PutBackMoment = "AFTER" | "BEFORE";
export type PutBackChangesInput = {
  auditId: string;
  clientMutationId?: string | null | undefined;
  fields?: ReadonlyArray<string> | null | undefined;
  id: string;
  moment?: PutBackMoment | null | undefined;
  version?: string | null | undefined;
};
export type PutBackModalMutation$variables = {
  input: PutBackChangesInput;
};
export type PutBackModalMutation$data = {
  readonly putBackChanges: {
    readonly record: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type PutBackModalMutation = {
  response: PutBackModalMutation$data;
  variables: PutBackModalMutation$variables;
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
      "name": "code",
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
    "name": "PutBackModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PutBackChangesPayload",
        "kind": "LinkedField",
        "name": "putBackChanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "record",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "PutBackModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PutBackChangesPayload",
        "kind": "LinkedField",
        "name": "putBackChanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "record",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9bc71d4d1bd680cc908cc6f6a8ef88ba59aef9811f5b61d33f74ea231cb15bd2",
    "metadata": {},
    "name": "PutBackModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "831be363288ce3175ae4ac253e28bf9f";

export default node;
