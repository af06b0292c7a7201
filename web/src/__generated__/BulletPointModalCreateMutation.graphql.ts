/**
 * @generated SignedSource<<df8442fbab96818c32ca7719157c6873>>
 * @relayHash 0842ce365980b91824c53fc9eaffa0f4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b8a099b557267734279087b1dd6b6ef352e558f3ff2f7ec0ebd15ebcf6aff22

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseBulletPointInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  text: string;
};
export type BulletPointModalCreateMutation$variables = {
  input: CreateCourseBulletPointInput;
};
export type BulletPointModalCreateMutation$data = {
  readonly createCourseBulletPoint: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type BulletPointModalCreateMutation = {
  response: BulletPointModalCreateMutation$data;
  variables: BulletPointModalCreateMutation$variables;
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
    "concreteType": "CreateCourseBulletPointPayload",
    "kind": "LinkedField",
    "name": "createCourseBulletPoint",
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
    "name": "BulletPointModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulletPointModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b8a099b557267734279087b1dd6b6ef352e558f3ff2f7ec0ebd15ebcf6aff22",
    "metadata": {},
    "name": "BulletPointModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e706fd7090eb9878a46e22c5d6e55ae9";

export default node;
