/**
 * @generated SignedSource<<59de0694d7559ce31859d4cb6a35997c>>
 * @relayHash 7c039fc21923b04297f5f97d0de59f61
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbe417721b9961a48ae2905f2a2bff89dd6c4302997fa2c06b0303b595c9f5f3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreatePlaceInput = {
  address?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type PlaceModalCreateMutation$variables = {
  input: CreatePlaceInput;
};
export type PlaceModalCreateMutation$data = {
  readonly createPlace: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type PlaceModalCreateMutation = {
  response: PlaceModalCreateMutation$data;
  variables: PlaceModalCreateMutation$variables;
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
v2 = [
  {
    "kind": "InlineFragment",
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
    "type": "MutationPayload",
    "abstractKey": "__isMutationPayload"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlaceModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePlacePayload",
        "kind": "LinkedField",
        "name": "createPlace",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "PlaceModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePlacePayload",
        "kind": "LinkedField",
        "name": "createPlace",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bbe417721b9961a48ae2905f2a2bff89dd6c4302997fa2c06b0303b595c9f5f3",
    "metadata": {},
    "name": "PlaceModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3acfae6b86bf41d4cde7d910ece66873";

export default node;
