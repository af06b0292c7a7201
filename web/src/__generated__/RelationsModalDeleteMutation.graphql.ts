/**
 * @generated SignedSource<<c65a054a9f84e69c94efb8bcf3c0e23c>>
 * @relayHash 7b4672be6742dbc32657f4faa4478df6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e9cccfc6891d49ab0ba29b4c3d14938e12d89e4ba003016e986c81d50b26fc6

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCoursePackageRelationInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type RelationsModalDeleteMutation$variables = {
  input: DeleteCoursePackageRelationInput;
};
export type RelationsModalDeleteMutation$data = {
  readonly deleteCoursePackageRelation: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type RelationsModalDeleteMutation = {
  response: RelationsModalDeleteMutation$data;
  variables: RelationsModalDeleteMutation$variables;
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
    "concreteType": "DeleteCoursePackageRelationPayload",
    "kind": "LinkedField",
    "name": "deleteCoursePackageRelation",
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
    "name": "RelationsModalDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RelationsModalDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e9cccfc6891d49ab0ba29b4c3d14938e12d89e4ba003016e986c81d50b26fc6",
    "metadata": {},
    "name": "RelationsModalDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9f1e4f514c4052faf98e892a8d3500e";

export default node;
