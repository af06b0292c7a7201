/**
 * @generated SignedSource<<82a25fed2b4d1b0de600b014ae623d3c>>
 * @relayHash 6e8daba15c4895f6ec943b70f0df3974
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0ed561b9206303812b0a162af4e212d9df8cf5842d5b75ef10215d6241f8af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateExternalWebinarInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  duration?: number | null | undefined;
  imageId?: string | null | undefined;
  link: string;
  name: string;
  startsAt?: string | null | undefined;
};
export type ExternalWebinarModalCreateMutation$variables = {
  input: CreateExternalWebinarInput;
};
export type ExternalWebinarModalCreateMutation$data = {
  readonly createExternalWebinar: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ExternalWebinarModalCreateMutation = {
  response: ExternalWebinarModalCreateMutation$data;
  variables: ExternalWebinarModalCreateMutation$variables;
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
    "name": "ExternalWebinarModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateExternalWebinarPayload",
        "kind": "LinkedField",
        "name": "createExternalWebinar",
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
    "name": "ExternalWebinarModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateExternalWebinarPayload",
        "kind": "LinkedField",
        "name": "createExternalWebinar",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af0ed561b9206303812b0a162af4e212d9df8cf5842d5b75ef10215d6241f8af",
    "metadata": {},
    "name": "ExternalWebinarModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa740df8a1503301de6b112a85a1c377";

export default node;
