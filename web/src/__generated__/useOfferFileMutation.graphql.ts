/**
 * @generated SignedSource<<73792ab87f0731d5d58151e6f2f70063>>
 * @relayHash 72d877306402141a6c6e9e84f334210a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76ccf048a5a1cd2ff9a60fc8684f3365e7d5a63907ac4b9b7f68e8515dee7dd1

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
      readonly code: string;
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
    "id": "76ccf048a5a1cd2ff9a60fc8684f3365e7d5a63907ac4b9b7f68e8515dee7dd1",
    "metadata": {},
    "name": "useOfferFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fe3e8f996db4400185e5ab0627d85bd2";

export default node;
