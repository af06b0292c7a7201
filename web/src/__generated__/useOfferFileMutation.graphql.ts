/**
 * @generated SignedSource<<6a4300716237d2597b7a56527230a40a>>
 * @relayHash 9a69a67093b9d85563a95ee4c1318be8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b07cd7ef1b6fc5b16ee3a2d89777c3eed13aeea4a5456fc9853db75afcc9c1df

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCommercialOfferFileInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  courseIds: ReadonlyArray<string>;
  total?: string | null | undefined;
};
export type useOfferFileMutation$variables = {
  input: CreateCommercialOfferFileInput;
};
export type useOfferFileMutation$data = {
  readonly createCommercialOfferFile: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useOfferFileMutation = {
  response: useOfferFileMutation$data;
  variables: useOfferFileMutation$variables;
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
    "concreteType": "CreateCommercialOfferFilePayload",
    "kind": "LinkedField",
    "name": "createCommercialOfferFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "useOfferFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b07cd7ef1b6fc5b16ee3a2d89777c3eed13aeea4a5456fc9853db75afcc9c1df",
    "metadata": {},
    "name": "useOfferFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0fd4d06bb02cd1017da92d4c8013d057";

export default node;
