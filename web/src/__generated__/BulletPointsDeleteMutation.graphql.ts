/**
 * @generated SignedSource<<6708f65b27cfc69bdb5d7afecdbcbbc9>>
 * @relayHash be838e9ddcbd43f94070ef3826ca499f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0684daa49ec45203a40af2e68acaadc5bae7f6b37706a76006feac570e90c585

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseBulletPointInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type BulletPointsDeleteMutation$variables = {
  input: DeleteCourseBulletPointInput;
};
export type BulletPointsDeleteMutation$data = {
  readonly deleteCourseBulletPoint: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type BulletPointsDeleteMutation = {
  response: BulletPointsDeleteMutation$data;
  variables: BulletPointsDeleteMutation$variables;
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
    "concreteType": "DeleteCourseBulletPointPayload",
    "kind": "LinkedField",
    "name": "deleteCourseBulletPoint",
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
    "name": "BulletPointsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulletPointsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0684daa49ec45203a40af2e68acaadc5bae7f6b37706a76006feac570e90c585",
    "metadata": {},
    "name": "BulletPointsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23add66296edffa67cdcb10cab58c165";

export default node;
