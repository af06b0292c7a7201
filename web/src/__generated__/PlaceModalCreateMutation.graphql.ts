/**
 * @generated SignedSource<<e89fe3636d35aa33a6bef632232cb841>>
 * @relayHash 89616c642346e8e871e68a77e3f19e0b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 864ee388729c2b4c2cb6895e6a3fb460a2f483efbd3a3f28e9e3b4d80ead9be2

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreatePlacePayload",
    "kind": "LinkedField",
    "name": "createPlace",
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
    "name": "PlaceModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlaceModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "864ee388729c2b4c2cb6895e6a3fb460a2f483efbd3a3f28e9e3b4d80ead9be2",
    "metadata": {},
    "name": "PlaceModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f257b1136e918e69ff17e3877c8af47";

export default node;
