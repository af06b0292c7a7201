/**
 * @generated SignedSource<<93a0ba737dd0398dcdd852c23329232d>>
 * @relayHash 13151883dfacf9e4a5c8a8616d407106
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be43f852a5d8532723d5cbab6bbd3adbcd90137f66daeeb67a35ebbbd95abad5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCourseRemarkInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type OfferedCourseDeleteMutation$variables = {
  input: DeleteCourseRemarkInput;
};
export type OfferedCourseDeleteMutation$data = {
  readonly deleteCourseRemark: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type OfferedCourseDeleteMutation = {
  response: OfferedCourseDeleteMutation$data;
  variables: OfferedCourseDeleteMutation$variables;
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
    "name": "OfferedCourseDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseRemarkPayload",
        "kind": "LinkedField",
        "name": "deleteCourseRemark",
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
    "name": "OfferedCourseDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseRemarkPayload",
        "kind": "LinkedField",
        "name": "deleteCourseRemark",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be43f852a5d8532723d5cbab6bbd3adbcd90137f66daeeb67a35ebbbd95abad5",
    "metadata": {},
    "name": "OfferedCourseDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9050dddf412277f57a4fdabd366220c6";

export default node;
