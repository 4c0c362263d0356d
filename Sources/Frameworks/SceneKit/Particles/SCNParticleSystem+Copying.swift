extension SCNParticleSystem {
    func copyEmission(to copy: SCNParticleSystem) {
        (copy.emissionDuration, copy.emissionDurationVariation) = (emissionDuration, emissionDurationVariation)
        (copy.idleDuration, copy.idleDurationVariation, copy.loops) = (idleDuration, idleDurationVariation, loops)
        (copy.birthRate, copy.birthRateVariation) = (birthRate, birthRateVariation)
        (copy.warmupDuration, copy.emitterShape, copy.birthLocation) = (warmupDuration, emitterShape, birthLocation)
        (copy.birthDirection, copy.spreadingAngle) = (birthDirection, spreadingAngle)
        (copy.emittingDirection, copy.orientationDirection) = (emittingDirection, orientationDirection)
        (copy.acceleration, copy.isLocal) = (acceleration, isLocal)
    }

    func copyParticles(to copy: SCNParticleSystem) {
        (copy.particleAngle, copy.particleAngleVariation) = (particleAngle, particleAngleVariation)
        (copy.particleVelocity, copy.particleVelocityVariation) = (particleVelocity, particleVelocityVariation)
        copy.particleAngularVelocity = particleAngularVelocity
        copy.particleAngularVelocityVariation = particleAngularVelocityVariation
        (copy.particleLifeSpan, copy.particleLifeSpanVariation) = (particleLifeSpan, particleLifeSpanVariation)
        copy.systemSpawnedOnDying = systemSpawnedOnDying
        copy.systemSpawnedOnCollision = systemSpawnedOnCollision
        copy.systemSpawnedOnLiving = systemSpawnedOnLiving
    }

    func copyLooks(to copy: SCNParticleSystem) {
        (copy.particleImage, copy.imageSequenceColumnCount) = (particleImage, imageSequenceColumnCount)
        copy.imageSequenceRowCount = imageSequenceRowCount
        copy.imageSequenceInitialFrame = imageSequenceInitialFrame
        copy.imageSequenceInitialFrameVariation = imageSequenceInitialFrameVariation
        copy.imageSequenceFrameRate = imageSequenceFrameRate
        copy.imageSequenceFrameRateVariation = imageSequenceFrameRateVariation
        (copy.imageSequenceAnimationMode, copy.particleColor) = (imageSequenceAnimationMode, particleColor)
        (copy.particleColorVariation, copy.particleSize) = (particleColorVariation, particleSize)
        (copy.particleSizeVariation, copy.particleIntensity) = (particleSizeVariation, particleIntensity)
        (copy.particleIntensityVariation, copy.blendMode) = (particleIntensityVariation, blendMode)
        (copy.isBlackPassEnabled, copy.orientationMode) = (isBlackPassEnabled, orientationMode)
        (copy.sortingMode, copy.isLightingEnabled) = (sortingMode, isLightingEnabled)
        (copy.affectedByGravity, copy.affectedByPhysicsFields) = (affectedByGravity, affectedByPhysicsFields)
        (copy.particleDiesOnCollision, copy.colliderNodes) = (particleDiesOnCollision, colliderNodes)
        (copy.particleMass, copy.particleMassVariation) = (particleMass, particleMassVariation)
        (copy.particleBounce, copy.particleBounceVariation) = (particleBounce, particleBounceVariation)
        (copy.particleFriction, copy.particleFrictionVariation) = (particleFriction, particleFrictionVariation)
        (copy.particleCharge, copy.particleChargeVariation) = (particleCharge, particleChargeVariation)
        (copy.dampingFactor, copy.speedFactor, copy.stretchFactor) = (dampingFactor, speedFactor, stretchFactor)
        (copy.fresnelExponent, copy.writesToDepthBuffer) = (fresnelExponent, writesToDepthBuffer)
        copy.propertyControllers = propertyControllers
    }
}
